import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt();
const PARAGRAPH =
  'The owner of this car writes that the horn is loud **and clear** in summer, that it is weak in winter, and that the dealer has looked at it twice without any result at all so far. According to EA99-901, “the horn may fail to sound in the cold when the switch is worn”. ';

/** Words of an answer; a token is one word. */
const WORDS = Array.from({ length: 10 }, (_, index) => `${PARAGRAPH}${index % 2 ? '\n\n' : ''}`)
  .join('')
  .split(/(?<=\s)/);
export const TOKENS = WORDS.length;

/** Writes answers as chat pages do: at each token the whole answer is parsed and put in anew. Two tokens a task. */
export async function writeAnswers(count: number): Promise<void> {
  for (let answer = 0; answer < count; answer++) {
    const box = document.body.appendChild(document.createElement('article'));
    for (let shown = 1; shown <= WORDS.length; shown++) {
      box.innerHTML = markdown.render(WORDS.slice(0, shown).join(''));
      if (shown % 2 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
  }
}
