const QUOTED = 'no vehicle, pedestrian or object is in its path';
const SAID = `<p>MC-99000001 says “${QUOTED}”.</p>`;
/** A document that makes one true quotation. */
export const CITING = `<!doctype html><meta charset="utf-8"><title>Citing</title>${SAID}`;

/** A page with frames. In its HTML `{own}` stands for the page's own origin, `{other}` for another one. */
export interface FramePage {
  html: string;
  /** How many of its documents make the quotation where it can be read. */
  quoting: number;
}

const page = (body: string, quoting: number): FramePage => ({ html: `<!doctype html><meta charset="utf-8"><title>Frames</title><body>${body}`, quoting });
const frame = (attributes: string, size = 'width="500" height="200"') => `<iframe ${size} ${attributes}></iframe>`;
const srcdoc = (html: string) => `srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** The ways in which a page holds another document. */
export const FRAME_PAGES: Readonly<Record<string, FramePage>> = {
  'a frame of the same origin': page(frame('src="{own}/citing"'), 1),
  'a frame of another origin': page(frame('src="{other}/citing"'), 1),
  'a frame in a frame of another origin': page(frame('src="{other}/nesting"'), 1),
  'the page and its frame': page(`${SAID}${frame('src="{other}/citing"')}`, 2),
  'a document in an attribute': page(frame(srcdoc(CITING)), 1),
  'a document in an attribute, in a sandbox': page(frame(`sandbox ${srcdoc(CITING)}`), 1),
  'a sandbox without scripts': page(frame('sandbox src="{other}/citing"'), 1),
  'a sandbox in a sandbox, as chatbots show reports': page(frame(`sandbox="allow-scripts" ${srcdoc(frame(`sandbox ${srcdoc(CITING)}`, 'width="400" height="150"'))}`), 1),
  'an empty frame that the page fills': page(`${frame('')}<script>document.querySelector('iframe').contentDocument.body.innerHTML = ${JSON.stringify(CITING)};</script>`, 1),
  'an empty frame that the page writes': page(
    `${frame('')}<script>const { contentDocument } = document.querySelector('iframe'); contentDocument.open(); contentDocument.write(${JSON.stringify(CITING)}); contentDocument.close();</script>`,
    1,
  ),
  'a frame that comes late': page(
    `<script>addEventListener('load', () => setTimeout(() => { const late = document.createElement('iframe'); late.width = 500; late.height = 200; late.src = '{other}/citing'; document.body.append(late); }, 700));</script>`,
    1,
  ),
  'a frame that grows with its text': page(
    `${frame('src="{other}/citing"', 'width="500" height="0"')}<script>addEventListener('load', () => setTimeout(() => { document.querySelector('iframe').height = 300; }, 700));</script>`,
    1,
  ),
  'a banner': page(`${SAID}${frame('src="{other}/citing"', 'width="468" height="60"')}`, 1),
  'a pixel': page(`${SAID}${frame('src="{other}/citing"', 'width="1" height="1"')}`, 1),
  'a frame that is not shown': page(`${SAID}${frame('src="{own}/citing" style="display: none"')}`, 1),
};
