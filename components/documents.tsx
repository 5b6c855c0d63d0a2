import type { DocumentId } from '../lib/citing/citation.ts';
import type { DocumentSummary } from '../lib/checking/verdict.ts';
import { sayDate } from './say-date.ts';
import { webLink } from './web-link.ts';
import { words } from './words.ts';

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
          {words.otherDocuments} <bdi>{others.map(({ id }) => id).join(', ')}</bdi>
        </p>
      )}
    </section>
  );
}

function Document({ document, holdsWords }: { document: DocumentSummary; holdsWords: boolean }) {
  const link = webLink(document.link);
  return (
    <div className="document">
      <p>
        <bdi className="title">{document.id}</bdi>
        {holdsWords && <span className="note"> ({words.wordsStandHere})</span>}
        <br />
        <bdi lang="en">{document.title}</bdi>
      </p>
      <dl>
        <dt>{words.kind}</dt>
        <dd>{words.kinds[document.kind]}</dd>
        {document.makerNumber && (
          <>
            <dt>{words.makerNumber}</dt>
            <dd>
              <bdi>{document.makerNumber}</bdi>
            </dd>
          </>
        )}
        <dt>{words.status}</dt>
        <dd>{words.statuses[document.status]}</dd>
        <dt>{words.date}</dt>
        <dd>{document.published ? sayDate(document.published, words.language) : words.undated}</dd>
      </dl>
      {link && (
        <p>
          <a className="source-link" href={link} target="_blank" rel="noopener noreferrer">
            {words.readAtSource}
            <span className="unseen">
              : {document.id}
              {words.newTab}
            </span>
          </a>
        </p>
      )}
    </div>
  );
}
