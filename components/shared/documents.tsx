import type { DocumentId } from '../../lib/citing/citation.ts';
import type { DocumentSummary } from '../../lib/checking/verdict.ts';
import { sayDate } from './say-date.ts';
import { titleOf } from './title-of.ts';
import { webLink } from './web-link.ts';
import { WholeIds } from './whole-ids.tsx';
import { words } from '../words/words.ts';

/** A maker's number can name a dozen documents: the first ones are told in full, the others by id. */
const IN_FULL = 3;

/** The documents behind a verdict; those of `foundIn` hold the quoted words. */
export function Documents({ documents, foundIn }: { documents: readonly DocumentSummary[]; foundIn: readonly DocumentId[] }) {
  if (documents.length === 0) return null;
  const others = documents.slice(IN_FULL);
  return (
    <section>
      <h3>{documents.length === 1 ? words.document : words.documents}</h3>
      {documents.slice(0, IN_FULL).map((document) => (
        <Document key={document.id} document={document} holdsWords={documents.length > 1 && foundIn.includes(document.id)} />
      ))}
      {others.length > 0 && (
        <p className="note">
          {words.otherDocuments}{' '}
          <bdi>
            <WholeIds text={others.map(({ id }) => id).join(', ')} />
          </bdi>
        </p>
      )}
    </section>
  );
}

function Document({
  document: { id, kind, title, status, published, link, makerNumber },
  holdsWords,
}: {
  document: DocumentSummary;
  holdsWords: boolean;
}) {
  const address = webLink(link);
  return (
    <div className="document">
      <p>
        <bdi className="title">{id}</bdi>
        {holdsWords && <span className="note"> ({words.wordsStandHere})</span>}
        <br />
        <bdi lang="en">{titleOf(id, title)}</bdi>
      </p>
      <p className="note">
        {words.kinds[kind]} · {status === 'active' ? words.statuses.active : <b>{words.statuses[status]}</b>} ·{' '}
        {published ? sayDate(published, words.language) : words.undated}
        {makerNumber && (
          <>
            {' '}
            · {words.makerNumber}{' '}
            <bdi>
              <WholeIds text={makerNumber} />
            </bdi>
          </>
        )}
      </p>
      {address && (
        <a className="source-link" href={address} target="_blank" rel="noopener noreferrer">
          {words.readAtSource}
          <span className="unseen">
            : {id}
            {words.newTab}
          </span>
        </a>
      )}
    </div>
  );
}
