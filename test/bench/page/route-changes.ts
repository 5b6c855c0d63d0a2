/** Runs in a page with a driver: goes through so many pages of a site that is never loaded anew, each with findings of its own. */
export async function changeRoutes(from: number, count: number, findings: number): Promise<void> {
  const { driver } = globalThis as unknown as { driver: import('../../browser/page/page-driver.ts').Driver };
  for (let route = from; route < from + count; route++) {
    history.pushState(null, '', `#${route}`);
    document.body.innerHTML = Array.from(
      { length: findings },
      (_, index) =>
        `<article><h2>Page ${route}</h2><p>According to EA99-9${String(index % 100).padStart(2, '0')}, “the horn ${route} may fail to sound in the cold”.</p></article>`,
    ).join('');
    driver.moved();
    const report = await driver.report(true);
    // What the driver remembers is none of ours.
    driver.asked.length = 0;
    if (report.findings.length < findings) throw new Error(`${report.findings.length} findings on page ${route}`);
  }
}
