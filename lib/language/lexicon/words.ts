/** Words as they are, in one line or several. */
export const words = (written: string): readonly string[] => written.trim().split(/\s+/);

/** Nouns with their plurals; a plural that no language has does no harm. */
export const nouns = (written: string): readonly string[] => words(written).flatMap((noun) => [noun, `${noun}s`]);

/** Regular English verbs in all their forms. */
export const verbs = (written: string): readonly string[] =>
  words(written).flatMap((verb) => {
    const stem = verb.replace(/e$/, '');
    return [verb, `${verb}s`, `${stem}ed`, `${stem}ing`];
  });
