import type { CitingPage } from './citing-page.ts';

/** Printed lines: text files, mails, Markdown that nobody rendered, posts broken by line breaks. */
export const plainText: readonly CitingPage[] = [
  { catches: 'hard wraps inside the words', html: `<pre>
The bulletin MC-99000001 says "the horn can stay
silent in the cold, and so can the lamp" which is
what I saw.
</pre>`, quoted: { 'the horn can stay silent in the cold, and so can the lamp': ['MC-99000001'] } },
  { catches: 'lines quoted with ">" after a lead-in', html: `<pre>
MC-99000002 says:

> The horn can stay silent
> in the cold.

I believe it.
</pre>`, quoted: { 'The horn can stay silent in the cold.': ['MC-99000002'] } },
  { catches: 'quoted lines right after the lead-in', html: `<p>MC-99000003 says:<br>&gt; The horn can stay silent in the cold.<br>I believe it.</p>`, quoted: { 'The horn can stay silent in the cold.': ['MC-99000003'] } },
  { catches: 'quoted lines with a dash and the id', html: `<pre>
> The horn can stay silent in the cold.
> -- MC-99000004
</pre>`, quoted: { 'The horn can stay silent in the cold.': ['MC-99000004'] } },
  { catches: 'two quoted paragraphs', html: `<pre>
From EA99-901:

> The horn can stay silent.
>
> The lamp can stay dark all night.
</pre>`, quoted: { 'The horn can stay silent. The lamp can stay dark all night.': ['EA99-901'] } },
  { catches: 'Markdown headings', html: `<pre>
# Horns

## Recall 99V-901

The filing says "the horn may be silent at low speed".

## Recall 99V-902

The filing says "the horn may be loud at high speed".
</pre>`, quoted: { 'the horn may be silent at low speed': ['99V-901'], 'the horn may be loud at high speed': ['99V-902'] } },
  { catches: 'Markdown bullets', html: `<pre>
- **99V-903**: "the horn may be silent at low speed"
- **99V-904**: "the horn may be loud at high speed"
</pre>`, quoted: { 'the horn may be silent at low speed': ['99V-903'], 'the horn may be loud at high speed': ['99V-904'] } },
  { catches: 'a Markdown table', html: `<pre>
| Recall | Words |
|---|---|
| 99V-905 | "the horn may be silent at low speed" |
| 99V-906 | "the horn may be loud at high speed" |
</pre>`, quoted: { 'the horn may be silent at low speed': ['99V-905'], 'the horn may be loud at high speed': ['99V-906'] } },
  { catches: 'a Markdown link after the words', html: `<pre>
The maker says "the horn may be silent at low speed" ([bulletin](https://static.nhtsa.gov/odi/tsbs/2026/MC-99000005-0001.pdf)).
</pre>`, quoted: { 'the horn may be silent at low speed': ['MC-99000005'] } },
  { catches: 'Markdown footnotes', html: `<pre>
The maker says "the horn may be silent at low speed".[^1]

[^1]: NHTSA, MC-99000006, page 2.
</pre>`, quoted: { 'the horn may be silent at low speed': ['MC-99000006'] } },
  { catches: 'numbered references', html: `<pre>
The maker says "the horn may be silent at low speed" [1] and "the horn may be loud at high speed" [2].

References
[1] MC-99000007
[2] MC-99000008
</pre>`, quoted: { 'the horn may be silent at low speed': ['MC-99000007'], 'the horn may be loud at high speed': ['MC-99000008'] } },
  { catches: 'code in a fence is no quotation', html: `<pre>
MC-99000009 in our export:

\`\`\`
{"id": "MC-99000009", "text": "the horn may be silent at low speed"}
\`\`\`
</pre>`, quoted: {}, unquoted: ['the horn may be silent at low speed'] },
  { catches: 'a post with blank lines made of breaks', html: `<div>EA99-902 is open.<br><br>It says "the horn may be silent at low speed".<br><br>99V-907 is closed.</div>`, quoted: { 'the horn may be silent at low speed': ['EA99-902'] } },
  { catches: 'capitals and old spelling', html: `<pre>
THE CONTACT OWNS A CAR UNDER NHTSA CAMPAIGN NUMBER: 99V908000
(ELECTRICAL SYSTEM). THE NOTICE STATED "THE HORN MAY NOT SOUND IN
COLD WEATHER".
</pre>`, quoted: { 'THE HORN MAY NOT SOUND IN COLD WEATHER': ['99V-908'] } },
  { catches: 'an id broken by the wrap before the words', html: `<pre>
According to recall
99V-909 "the horn may be silent
at low speed".
</pre>`, quoted: { 'the horn may be silent at low speed': ['99V-909'] } },
  { catches: 'an underlined Markdown heading', html: `<pre>
Recall 99V-910
==============

The filing says "the horn may be silent at low speed".
</pre>`, quoted: { 'the horn may be silent at low speed': ['99V-910'] } },
];
