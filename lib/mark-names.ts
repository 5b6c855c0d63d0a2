import type { Tone } from './checking/verdict.ts';

/** The names under which the marks of one page are painted: of each tone, and of what the panel points at. */
export interface MarkNames {
  readonly token: string;
  readonly tones: Readonly<Record<Tone, string>>;
  readonly shown: string;
}

/** Letters of a token. With 26 kinds of letter nobody guesses 16 of them. */
const LENGTH = 16;

/** @returns a token that no page knows beforehand */
export function newMarkToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => String.fromCodePoint(97 + (byte % 26))).join('');
}

/** Is this a token as `newMarkToken` makes them? What pages send becomes part of a style sheet. */
export function isMarkToken(token: unknown): token is string {
  return typeof token === 'string' && token.length === LENGTH && /^[a-z]+$/.test(token);
}

/** Is this a name as some page of ours has them? */
export function isMarkName(name: string): boolean {
  const [token, what, ...more] = name.split('-');
  return isMarkToken(token) && /^(?:green|amber|grey|neutral|shown)$/.test(what ?? '') && more.length === 0;
}

export function markNames(token: string): MarkNames {
  const of = (what: string) => `${token}-${what}`;
  return { token, tones: { green: of('green'), amber: of('amber'), grey: of('grey'), neutral: of('neutral') }, shown: of('shown') };
}
