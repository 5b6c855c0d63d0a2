/**
 * Says on the console what a session does, in development builds (README.md, "Seeing what a session does"). A build for readers holds none
 * of it: calls stand behind `import.meta.env.DEV`.
 * @param what a few fixed words; `detail` numbers and ids, no words of the page
 */
export function trace(what: string, detail: Readonly<Record<string, number | string | boolean>> = {}): void {
  console.debug(`Quotemark: ${what}`, detail);
}
