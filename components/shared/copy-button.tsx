import { useState } from 'react';
import { copyText } from './copy-text.ts';
import { words } from '../words/words.ts';

/** Puts `text()` on the clipboard and says so. */
export function CopyButton({ text }: { text: () => string }) {
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <button
        type="button"
        onClick={async ({ currentTarget }) => setOutcome((await copyText(text(), currentTarget)) ? words.copied : words.copyFailed)}
      >
        {words.copy}
      </button>
      <output className="note">{outcome}</output>
    </>
  );
}
