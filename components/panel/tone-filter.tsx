import type { Tone } from '../../lib/checking/verdict.ts';
import type { PageReport } from '../../lib/report.ts';
import { ToneIcon } from '../shared/tone-icon.tsx';
import { words } from '../words/words.ts';

const TONES: readonly Tone[] = ['green', 'amber', 'grey', 'neutral'];

interface ToneFilterProps {
  /** Null for all. */
  tone: Tone | null;
  summary: PageReport['summary'];
  onChange(tone: Tone | null): void;
}

/** Which findings of a list are shown. */
export function ToneFilter({ tone, summary, onChange }: ToneFilterProps) {
  const choices = TONES.filter((each) => summary[each] > 0 || each === tone);
  if (choices.length < 2) return null;
  const count = TONES.reduce((sum, each) => sum + summary[each], 0);
  return (
    <fieldset className="filter">
      <legend className="unseen">{words.show}</legend>
      {[null, ...choices].map((each) => (
        <label key={each}>
          <input type="radio" name="tone" checked={tone === each} onChange={() => onChange(each)} />
          {each && <ToneIcon tone={each} />}
          {each ? words.tones[each] : words.all} <b>{each ? summary[each] : count}</b>
        </label>
      ))}
    </fieldset>
  );
}
