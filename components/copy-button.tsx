import { useState } from 'react';
import { words } from './words.ts';

/** Puts `text()` on the clipboard and says so. */
export function CopyButton({ text }: { text: () => string }) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome(words.copied);
    } catch {
      setOutcome(words.copyFailed);
    }
  };
  return (
    <>
      <button type="button" onClick={copy}>
        {words.copy}
      </button>
      <output className="note">{outcome}</output>
    </>
  );
}
