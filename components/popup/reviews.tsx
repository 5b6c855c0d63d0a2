import type { Review } from '../../lib/report.ts';
import { sayDate } from '../shared/say-date.ts';
import { ToneIcon } from '../shared/tone-icon.tsx';
import { words } from '../words/words.ts';

/** What has become of quotations that were verified earlier, on whatever page; nothing where there is nothing new. */
export function Reviews({ reviews, onSeen }: { reviews: readonly Review[]; onSeen(): void }) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews">
      <div className="setting">
        <h2 id="reviews">{words.reviews}</h2>
        <button type="button" className="plain" onClick={onSeen}>
          {words.seen}
        </button>
      </div>
      <p className="note">{words.reviewsWhy}</p>
      {/* Scrolls, and holds nothing that takes focus: so a keyboard needs it to. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="alerts" tabIndex={0} aria-labelledby="reviews">
        {reviews.map((review) => (
          <Reviewed key={`${review.document} ${review.text}`} review={review} />
        ))}
      </ul>
    </section>
  );
}

function Reviewed({ review: { text, document, verifiedAt, code, tone } }: { review: Review }) {
  return (
    <li>
      <q dir="auto">{text}</q>
      <span className="note told">
        <ToneIcon tone={tone} />
        <span>{words.reviewed(words.headlines[code], document, sayDate(verifiedAt, words.language))}</span>
      </span>
    </li>
  );
}
