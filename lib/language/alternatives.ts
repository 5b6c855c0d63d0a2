/** `(?:a|b|c)`: one of several patterns, written with spaces between them. */
export const oneOf = (patterns: string): string => `(?:${patterns.replaceAll(' ', '|')})`;
