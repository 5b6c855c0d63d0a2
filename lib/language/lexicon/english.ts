import type { Lexicon } from './lexicon.ts';
import { nouns, verbs, words } from './words.ts';

export const ENGLISH: Lexicon = {
  saying: [
    ...verbs(
      'state note warn add explain describe instruct advise recommend require call conclude indicate confirm mention define quote cite ' +
        'claim continue assert acknowledge announce allege direct blame caution argue declare suggest reveal detail emphasize ' +
        'follow insist maintain stipulate concede contend observe',
    ),
    ...words(
      'say says said saying write writes wrote written writing read reads tell tells told telling admits admitted specifies ' +
        'specified denies denied reported speak speaks stresses stressed verbatim',
    ),
  ],
  sayingWeakly: [
    ...verbs('list attribute use limit repeat contain include refer report want count provide outline highlight urge offer'),
    ...words('find finds found put puts go goes give gives make makes show shows identify identifies identified have'),
  ],
  speaking: words(
    'said saying told wrote asked replied answered posted recalled complained joked tweeted testified insisted explained ' +
      'added claimed warned commented shouted thought heard',
  ),
  telling: words('tells told claims claimed says said insists insisted swears swore thinks thought'),
  replying: words('replied responded answered commented tweeted emailed joked testified'),
  callingUp: words('called asked told emailed texted phoned'),
  asking: [...verbs('ask search google prompt type enter'), ...words('query')],
  meaning: [...verbs('translate paraphrase'), ...words('mean means meant meaning translation basically aka i.e english tldr')],
  calling: [...verbs('call label dub brand deem consider'), ...words('labelled dubbed')],
  spokenAbout: words('mean means meant appears appear implies imply sounds'),
  wishing: words('wish wished imagine imagined pretend suppose invented'),
  beginningWith: words('opens begins starts ends closes concludes opened began started ended closed concluded'),
  be: words('is are was were be been being am get gets got'),
  denials: words('not never nowhere nothing none neither nor without no dont doesnt didnt isnt wasnt'),
  breaks: words('but while whereas'),
  subordinators: words('after before since until when while although though whereas because once'),
  connectors: words('that and also then later again plus or but further down above below next finally elsewhere'),
  fillers: words(
    'also then further later only even itself explicitly clearly simply now just still actually specifically has have had ' +
      'does did do will would can could may to both all',
  ),
  determiners: words('the a an my his her our their your another some every each'),
  therein: words('there therein'),
  pronouns: words('it this these its'),
  pronounsOfPersons: words('i we he she they you who'),
  personal: words('i we he she they you who my our ours someone somebody everyone people'),
  others: nouns(
    'person owner driver user poster redditor member dealer dealership technician tech mechanic advisor adviser manager ' +
      'employee rep representative agent spokesman spokeswoman spokesperson spokespeople lawyer attorney expert analyst ' +
      'professor engineer customer consumer friend neighbor neighbour wife husband father mother brother son daughter guy man ' +
      'woman boss ceo president director secretary senator judge plaintiff defendant commenter reviewer blogger reporter ' +
      'journalist host mail email e-mail chatgpt claude gemini copilot grok perplexity deepseek chatbot bot assistant model ' +
      'google reddit forum thread article blog story magazine newspaper paper press site website wikipedia video tweet ' +
      'comment post ad sticker brochure manual law statute act code regulation rule standard court study headline contact ' +
      'complainant witness output prompt answer response reply question lady girl kid clerk receptionist buddy coworker ' +
      'colleague cousin uncle aunt mom dad seller salesman salesperson foreman shop garage insurer adjuster advocate critic ' +
      'activist observer lawsuit suit motion indictment verdict ruling editorial guest reader listener caller partner counsel ' +
      'founder chairman chairwoman officer commissioner governor mayor congressman congresswoman editor columnist author ' +
      'historian supervisor commuter trucker retiree student teacher enthusiast everyone union association lobby group form ' +
      'invoice receipt estimate sign screen display app writer myth rumor rumour fiction',
  ),
  filers: words('driver owner complainant contact consumer motorist filer'),
  listeners: words('me us him her them reporters'),
  readers: words('i we you my our your'),
  possessives: words('my our'),
  companies: words('manufacturer automaker carmaker maker company supplier importer motors motor corporation corp inc automotive'),
  foreign: words('police insurance news press court lawsuit suit lab laboratory inspection repair medical weather credit work'),
  documents: {
    bulletin: nouns('bulletin tsb communication'),
    recall: nouns('recall campaign'),
    investigation: nouns('investigation resume'),
    evaluation: nouns('evaluation pe'),
    analysis: nouns('analysis ea'),
    petition: nouns('petition dp'),
    query: nouns('query rq aq'),
    complaint: nouns('complaint voq'),
    any: nouns(
      'filing document file report notice record text letter memo message summary abstract remedy consequence version ' +
        'revision page wording nhtsa agency regulator odi dot factory',
    ),
  },
  wholeDocuments: nouns('filing document report notice memo summary abstract remedy consequence'),
  texts: nouns('bulletin tsb letter'),
  documentParts: words('description appendix pdf chronology narrative procedure correction findings footnote conclusion wording'),
  partNouns: words(
    'original description condition cause correction procedure appendix pdf entry listing body chronology timeline overview ' +
      'introduction conclusion finding findings result results instructions steps words bit part section page pages half box ' +
      'field narrative defect risk one ones version latter update letter table footnote paragraph line title subject scope ' +
      'background problem',
  ),
  numberedParts: words('step page section item part figure table footnote paragraph line chapter'),
  textNouns: words(
    'wording text sentence language phrase passage paragraph line quote statement warning caution note instruction definition',
  ),
  quotedParts: words('wording text sentence language phrase passage paragraph line words'),
  beforeParts: words('the its key relevant exact full critical operative opening closing final crucial actual'),
  labels: nouns(
    'symptom issue fix repair solution reason complaint concern action recommendation advice instruction answer key point ' +
      'fact finding detail highlight excerpt example phrase effect hazard component status scope what why where when official ' +
      'exact full original defect key a',
  ),
  sayings: words('phrases expressions words comments remarks reactions quotes statements'),
  distinguishing: words(
    'old older earlier previous original former first second third new newer newest latest other another initial later ' +
      'prior superseded current present',
  ),
  ordinals: { former: 'former', latter: 'latter', first: 0, second: 1, third: 2, both: 'both' },
  pointers: [
    ...verbs('replace supersede amend revise follow expand extend update correct cancel duplicate reference mention prompt'),
    ...words(
      'unlike not than withdraws withdrawn modifies modified despite cf compare similar related formerly preceded about ' +
        'regarding concerning led without except beyond besides',
    ),
  ],
  introducing: words('in from per under via within through'),
  topics: words('for on about behind under to of'),
  afterWords: words(
    'which by used source sources see from in of per via ref reference the a an according to as id ids no number is was are ' +
      'appears stands comes come out taken found quoted printed page p pp how what that where line passage section twice once ' +
      'only verbatim exactly word straight directly nearly almost technical service safety defect dealer part emphasis added ' +
      'all both',
  ),
};
