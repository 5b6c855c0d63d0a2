import type { Citation, DocumentKind } from '../../citing/citation.ts';

/**
 * The words that tell whose words a quotation holds. Lower case, as they stand in a sentence.
 * Source: research/citing.md sections 3, 4, 6 and 10.
 */
const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Nouns with their plurals. */
const nouns = (words: string): ReadonlySet<string> => new Set(words.split(' ').flatMap((word) => [word, `${word}s`]));
/** Regular verbs in all their forms, and irregular forms as they are. */
const verbs = (regular: string, irregular: string): ReadonlySet<string> =>
  new Set([
    ...regular.split(' ').flatMap((verb) => [verb, `${verb}s`, `${verb.replace(/e$/, '')}ed`, `${verb.replace(/e$/, '')}ing`]),
    ...irregular.split(' '),
  ]);

/** Verbs of saying. */
export const SAYING = verbs(
  'state note warn add explain describe instruct advise recommend require call conclude indicate confirm mention define quote cite claim continue assert acknowledge announce allege direct blame caution argue declare suggest reveal detail emphasize follow insist maintain stipulate concede contend observe',
  'say says said saying write writes wrote written writing read reads tell tells told telling admits admitted specifies specified denies denied reported speak speaks stresses stressed verbatim ' +
    'sagt sagte behauptet meint schreibt schrieb heißt hieß lautet steht erklärt besagt beschreibt nennt empfiehlt warnt vermerkt bestätigt ' +
    'dice dijo añade señala señaló indica indicó advierte explica afirma asegura promete escribe describe detalla menciona reconoce recomienda concluye establece sostiene ' +
    'dit affirme écrit précise ajoute déclare indique indiquait mentionne stipule signale souligne conclut rapporte recommande reconnaît décrit énonce évoque constate',
);
/** Verbs that also say, but are too common to turn two words in marks into a quotation. */
export const SAYING_WEAKLY = verbs(
  'list attribute use limit repeat contain include refer report want count provide outline highlight urge offer',
  'find finds found put puts go goes give gives make makes show shows identify identifies identified have parle recoge spricht',
);
/** How persons speak, in the past; documents "state" and "read". */
export const SPEAKING = list(
  'said saying told wrote asked replied answered posted recalled complained joked tweeted testified insisted explained added claimed warned commented shouted thought heard ' +
    'erzählt erzählte berichtet berichtete klagt klagte meinte antwortete cuenta contó lamenta lamentó comenta comentó relata relató respondió raconte racontait témoigne confie soupire répond répondu',
);
/** How persons tell what a document says. */
export const TELLING = list('tells told claims claimed says said insists insisted swears swore thinks thought');
/** Answers to a question or to the press. */
export const REPLYING = list('replied responded answered commented tweeted emailed joked testified');
/** Labels of words that are put up for judgement, or to choose from: "Claim 2: “…”". */
export const PUT_UP =
  /^\W*(?:claim|myth|option|scenario|rumou?r|example|version|prompt|question|q|fiction|statement|next\s+up|me)\s*(?:[a-z]|\d{1,2})?\W*:\W*$/i;
/** First persons: "my take: “…”". */
export const POSSESSIVES = list('my our mein meine meiner unser unsere mi mis mon ma mes notre nuestro nuestra');
/** To whom persons speak. */
export const LISTENERS = list('me us him her them reporters');
export const PRONOUNS_OF_PERSONS = list('i we he she they you who');
/** "does not say", "nothing in X says". */
export const DENIALS = list('not never nowhere nothing none neither nor without no dont doesnt didnt isnt wasnt');
/** What a document means, in the writer's words. */
export const MEANING = verbs('translate paraphrase', 'mean means meant meaning translation basically aka i.e english tldr');
/** A clause of its own begins. */
export const BREAKS = list('but while whereas');
/** Questions and searches are no statements. */
export const ASKING = verbs('ask search google prompt type enter', 'query');

const PERSONAL = list('i we he she they you who my our ours je nous vous ils ich wir ellos ellas someone somebody everyone people');
/** Persons, and sources that are no document of the record. */
const OTHERS = nouns(
  'person owner driver user poster redditor member dealer dealership technician tech mechanic advisor adviser manager employee rep representative agent spokesman spokeswoman spokesperson spokespeople lawyer attorney expert analyst professor engineer customer consumer friend neighbor neighbour wife husband father mother brother son daughter guy man woman boss ceo president director secretary senator judge plaintiff defendant commenter reviewer blogger reporter journalist host mail email e-mail chatgpt claude gemini copilot grok perplexity deepseek chatbot bot assistant model google reddit forum thread article blog story magazine newspaper paper press site website wikipedia video tweet comment post ad sticker brochure manual law statute act code regulation rule standard court study headline contact complainant witness output prompt answer response reply question lady girl kid clerk receptionist buddy coworker colleague cousin uncle aunt mom dad seller salesman salesperson foreman shop garage insurer adjuster advocate critic activist observer lawsuit suit motion indictment verdict ruling editorial guest reader listener caller partner counsel founder chairman chairwoman officer commissioner governor mayor congressman congresswoman editor columnist author historian supervisor commuter trucker retiree student teacher enthusiast everyone union association lobby group form invoice receipt estimate sign screen display app writer myth rumor rumour fiction ' +
    'händler werkstatt mechaniker sprecher fahrer halter anwalt mecánico concesionario portavoz dueño conductor abogado mécanicien garagiste concessionnaire propriétaire conducteur avocat',
);

/** Which of several documents that were named together. */
export type Ordinal = number | 'former' | 'latter' | 'both';

/** A kind of document, or the letters by which an investigation's id begins. */
export type KindMeant = DocumentKind | 'PE' | 'EA' | 'DP' | 'RQ' | 'AQ';

/** Nouns that name a document or who issues it, and the kinds they can mean; null for any kind. */
const NOUN_KINDS: readonly (readonly [words: string, kinds: readonly KindMeant[] | null])[] = [
  ['bulletin tsb communication boletín', ['communication', 'bulletin']],
  ['recall campaign rückruf retiro rappel', ['recall']],
  ['investigation resume ermittlung untersuchung investigación enquête', ['investigation']],
  ['evaluation pe', ['PE']],
  ['analysis ea', ['EA']],
  ['petition dp', ['DP']],
  ['query rq aq', ['RQ', 'AQ']],
  ['complaint voq beschwerde queja plainte', ['complaint']],
  [
    'filing document file report notice record text letter memo message summary abstract remedy consequence version revision page wording nhtsa agency regulator odi dot factory bericht schreiben beschreibung dokument akte mitteilung zusammenfassung behörde aviso informe reporte documento descripción expediente resumen agencia avis rapport dossier fiche',
    null,
  ],
];
/** Nouns that name a whole document, of whatever kind. */
export const WHOLE_DOCUMENTS = nouns(
  'filing document report notice memo summary abstract résumé remedy consequence bericht dokument documento informe rapport',
);
/** Nouns that name nothing but a text: whatever they do with words, they hold them. */
export const TEXTS: ReadonlySet<string> = new Set([...WHOLE_DOCUMENTS, ...nouns('bulletin tsb letter schreiben boletín')]);
/** Who files documents, and also speaks to the press. */
const COMPANIES = list(
  'manufacturer automaker carmaker maker company supplier importer motors motor corporation corp inc automotive honda acura ford lincoln gm chevrolet chrysler jeep dodge ram fca stellantis toyota lexus nissan infiniti hyundai kia genesis subaru mazda mitsubishi volkswagen vw audi porsche bmw mini mercedes mercedes-benz volvo tesla rivian lucid jaguar polestar maserati fiat harley-davidson',
);
const DOCUMENTS = new Map(NOUN_KINDS.flatMap(([words, kinds]) => [...nouns(words)].map((word) => [word, kinds] as const)));
/** Places in a row: "the former", "the second bulletin", "both". */
export const ORDINALS: ReadonlyMap<string, Ordinal> = new Map<string, Ordinal>([
  ['former', 'former'],
  ['latter', 'latter'],
  ['first', 0],
  ['second', 1],
  ['third', 2],
  ['both', 'both'],
]);
/** "There the owner writes": in the document that was named last. */
export const THEREIN = list('there therein dort darin allí ahí');
/** They stand for the document that was named last. */
const PRONOUNS = list('it this these its');

/** Words between a subject and its verb that say nothing. */
export const FILLERS = list(
  'also then further later only even itself explicitly clearly simply now just still actually specifically has have had does did do will would can could may to both all',
);
export const BE = list('is are was were be been being am get gets got');

/** What follows these is no source but something the source is compared with, built on, or about. */
export const POINTERS = verbs(
  'replace supersede amend revise follow expand extend update correct cancel duplicate reference mention prompt',
  'unlike not than withdraws withdrawn modifies modified despite cf compare similar related formerly preceded about regarding concerning led without except beyond besides',
);
/** They begin a clause that is not the statement: "After X was closed, Y says". */
export const SUBORDINATORS = list('after before since until when while although though whereas because once');
/** What an id can be introduced with as the place where words stand. */
export const SOURCE_PREPOSITIONS = list('in from per under via within through laut gemäß según selon');
const TOPIC_PREPOSITIONS = list('for on about behind under to of');

/** Does the word name a person or another source (`'other'`), a document or its agency, a maker, the document named before (`'pronoun'`), or nothing of this? */
export function roleOf(word: string): 'other' | 'document' | 'company' | 'pronoun' | null {
  const bare = word.replace(/['’‘](?:s|d|ll|ve|re|m)?$/, '');
  if (OTHERS.has(bare) || PERSONAL.has(bare)) return 'other';
  if (DOCUMENTS.has(bare)) return 'document';
  if (COMPANIES.has(bare)) return 'company';
  return PRONOUNS.has(bare) ? 'pronoun' : null;
}

/** Can a document be meant by one of `kinds`? */
export function isMeant({ id, kind }: Pick<Citation, 'id' | 'kind'>, kinds: readonly KindMeant[] | null): boolean {
  return kinds === null || kinds.includes(kind) || kinds.some((each) => each.length === 2 && id.startsWith(each));
}

/** The kinds of document that a noun can mean; null for any. */
export function kindsMeant(noun: string): readonly KindMeant[] | null {
  return DOCUMENTS.get(noun.replace(/['’‘]s?$/, '')) ?? null;
}

export function isTopicPreposition(word: string): boolean {
  return TOPIC_PREPOSITIONS.has(word);
}

/** A title, a name, a term, or what is set on a button: words in marks that are nobody's statement. */
export const NAME_BEFORE =
  /(?:\b(?:entitled|titled|headlined|called|titles?|subject|heading|headline|so-called|named|labell?ed|marked|dubbed|nicknamed|known\s+as|referred\s+to\s+as|press(?:ing)?|select(?:ing)?|click(?:ing)?(?:\s+on)?|tap(?:ping)?|choose|typed?|enter(?:ed|ing)?|(?:the|old|a)\s+saying|adage|proverb|slogan|motto)\b|\((?:[\w\s,]{0,30}\b)?(?:the|an?|each|together|collectively|hereinafter))[\s:,*_]*(?:(?:is|was|the|reads?)\s+)?$/i;
/** "What the agency called “…”": its own words for it, if they are many. */
export const CALLED_IN_SUCH_WORDS = /\bwhat\s[^."“]{0,60}\bcall(?:s|ed)?\s*$/i;
/** The same for a few words: names of sections. */
export const SECTION_BEFORE = /\b(?:under|section|heading|field|tab|chapter|column|row|category|step)\s*$/i;
export const NAME_AFTER =
  /^\s*(?:switch(?:es)?|buttons?|lamps?|lights?|indicators?|tell-?tales?|icons?|menus?|tabs?|options?|mode|keys?|levers?|checkbox|symbols?|labels?|messages?\s+(?:on|lights?))\b/i;
/** `{"key": "value"}`, `name="value"`: data, not speech. */
export const DATA = /[{[,]\s{0,20}"[\w$.-]{1,40}"\s{0,20}:/;
/** "[insert words here]", "XXX", "…": what a writer forgot to fill in. */
export const PLACEHOLDER =
  /^[[<{(]?\s*(?:insert|add|enter|your|quote|exact|text|placeholder|lorem)\b[^\])}>]*[\])}>]$|^(?:[\W_]|\bx+\b|\bn\/a\b|\btbd\b)*$/i;
/** "Typical owner phrases are": what people are heard to say. */
export const SAYINGS = list('phrases expressions words comments remarks reactions quotes statements');
/** "The old bulletin": one of several, and not the one named last. */
export const DISTINGUISHING = list(
  'old older earlier previous original former first second third new newer newest latest other another initial later prior superseded current present',
);
/** What a document's own words are called: "the wording is “…”". */
export const TEXT_NOUNS = list(
  'wording text sentence language phrase passage paragraph line quote statement warning caution note instruction definition',
);
/** Those that are pointed to with the words themselves: "note the line “…”". */
export const QUOTED_PARTS = list('wording text sentence language phrase passage paragraph line words');
/** "Key sentence “…”". */
export const BEFORE_PARTS = list('the its key relevant exact full critical operative opening closing final crucial actual');
/** Who points to them. */
export const READERS = list('i we you my our your');
/** They lead to a noun. */
export const DETERMINERS = list(
  'the a an my his her our their your another some every each mon ma mi un una ein eine mein der die das el la le',
);
/** What a document's parts are called, beside the nouns that name documents and texts: any other noun that says something is somebody else. */
export const PART_NOUNS = list(
  'original description condition cause correction procedure appendix pdf entry listing body chronology timeline overview introduction conclusion finding findings result results instructions steps words bit part section page pages half box field narrative defect risk one ones version latter update letter table footnote paragraph line title subject scope background problem',
);
/** What documents' texts are labelled with, beside the names of their parts: "Symptom: “…”". */
export const LABELS = nouns(
  'symptom issue fix repair solution reason complaint concern action recommendation advice instruction answer key point fact finding detail highlight excerpt example phrase effect hazard component status scope what why where when official exact full original defect key a',
);
/** Parts that only documents have. */
export const DOCUMENT_PARTS = list(
  'description appendix pdf chronology narrative procedure correction findings footnote conclusion wording',
);
/** "It opens with “…”". */
export const BEGINNING_WITH = list('opens begins starts ends closes concludes opened began started ended closed concluded');
/** Whose reports and notices are none of the record: "the police report". */
export const FOREIGN = list('police insurance news press court lawsuit suit lab laboratory inspection repair medical weather credit work');
/** Parts that a number names: "Step 4", "page 2". */
export const NUMBERED_PARTS = list('step page section item part figure table footnote paragraph line chapter');
/** The writer on the telephone: "Called again, now it's “…”". */
export const CALLING_UP = list('called asked told emailed texted phoned');
/** Who files complaints: what they say is in the complaint that is named before. */
export const FILERS = list('driver owner complainant contact consumer motorist filer');
/** What is only wished for or made up. */
export const WISHING = list('wish wished imagine imagined pretend suppose invented');
/** "“…” means", "Does “…” mean": words are spoken about, as somebody's. */
export const SPOKEN_ABOUT = list('mean means meant appears appear implies imply sounds');
/** "They called X “…”": the words are about X. */
export const CALLING = verbs('call label dub brand deem consider', 'labelled dubbed');
/** Words that only go on. */
export const CONNECTORS = list('that que dass and also then later again plus or but further down above below next finally elsewhere');

/** Labels of printed lines. */
export const QUOTE_LABEL =
  /^\W{0,4}(?:(?:key|exact|direct|relevant|supporting)\s)?(?:quot(?:e|ation)s?|evidence|excerpt|passage|wording|verbatim|text)\s*:/i;
export const SOURCE_LABEL =
  /^\W{0,4}(?:sources?|documents?|doc|(?:nhtsa\s+)?id|ref(?:erence)?|citation|bulletin|recall|tsb|file|from)(?:\s+(?:id|no|number))?\W{0,3}:/i;
/** How a line begins that names the source of what stands above it. */
export const SOURCE_LINE = /^(?:[—–―]|--?\s|[([]|(?:sources?|via|from|quoted|taken|cited)\b|ref)/i;
export const LIST_OF_SOURCES =
  /^\W*(?:references?|sources?(?:\s+cited)?|foot-?notes?|end-?notes?|notes|citations?|works\s+cited|bibliography)\W*$/i;

/** May a word stand between a quotation and the id that is its source ("in", "from the", "as stated in NHTSA recall no.")? */
export function leadsOn(word: string): boolean {
  return AFTER_WORDS.has(word) || (roleOf(word) ?? 'other') !== 'other';
}
const AFTER_WORDS = list(
  'which by used source sources see from in of per via ref reference the a an according to as id ids no number is was are appears stands comes come out taken found quoted printed page p pp how what that where line passage section twice once only verbatim exactly word straight directly nearly almost technical service safety defect dealer part emphasis added all both',
);

/** The end of a line that declares the next paragraph to be a document's own words. */
export const VERBATIM_LEAD =
  /\b(?:states?|stated|reads?|as\s+follows|verbatim|word\s+for\s+word|in\s+full|quot(?:e|ing)|(?:exact|full|original)\s+(?:text|wording))\b[^.:]{0,30}:\W{0,3}$/i;
/** What NHTSA's own pages call the texts of a record. */
export const RECORD_LABEL =
  /^\W{0,4}((?:(?:defect|complaint)\s+)?summary(?:\s+of\s+(?:the\s+)?(?:complaint|defect|recall))?|description\s+of\s+(?:the\s+)?(?:defect|complaint|problem|safety\s+risk|remedy(?:\s+program)?|cause)|consequences?|safety\s+risk|remedy|corrective\s+action)\b(?:\W{0,3}:\W{0,4}|\W{0,3}$)/i;
/** A cheap look at the same, from where a line begins. */
export const RECORD_LABEL_BEGINS = /\W{0,4}(?:def|com|des|sum|con|saf|rem|cor)/iy;
/** A line that numbers a record as NHTSA's own pages do: "NHTSA Campaign Number: …". "Recall: …" is how chatbots begin a summary of their own. */
export const RECORD_NUMBER =
  /^\W{0,4}(?:nhtsa|odi)\b[\w\s.#()/-]{0,40}(?::|#)|^\W{0,4}complaint\s+(?:(?:id|number|no)\b\W*)?[A-Z\d-]{6,14}\W*$/i;
