import type { CitingPage } from '../citing-page.ts';
import type { FirstSight } from './first-sight.ts';

export const firstSight: FirstSight = { quotations: 37, right: 28, addedIn: '369c6f0' };

/** Longer pages of many styles. */
export const pages: readonly CitingPage[] = [
  {
    catches: 'a chatbot answer with a short quotation in each of three sentences about one document',
    html: `<p>I read 99V-951 for you. The report dates the first failure to "the second week of October". It blames "a change of supplier in 2094" and estimates that "four percent of vehicles have the defect". Repairs begin in May.</p>`,
    quoted: { 'the second week of October': ['99V-951'], 'a change of supplier in 2094': ['99V-951'], 'four percent of vehicles have the defect': ['99V-951'] },
  },
  {
    catches: 'a forum post with an edit and a second document',
    html: `<p>Here's the relevant part of MC-99001951 for those without access:</p><p>"Condition: Some customers may comment that the tailgate opens on its own. Correction: Replace the outer handle."</p><p>EDIT: people are PMing me. No I can't send the pdf.</p><p>EDIT 2: there is a newer one, MC-99001952. It adds "or if the handle feels loose" to the condition.</p>`,
    quoted: { 'Condition: Some customers may comment that the tailgate opens on its own. Correction: Replace the outer handle.': ['MC-99001951'], 'or if the handle feels loose': ['MC-99001952'] },
  },
  {
    catches: 'a story with an attorney, a filing and a judge, each named before the words',
    html: `<p>Attorney Max Sample told jurors that Example Motors “chose profit over people.” The company pointed to recall 99V-952, in which it told NHTSA that “the condition was not known at the time of production.” Judge Poe cut both short: “This is not a recall proceeding.”</p>`,
    quoted: { 'chose profit over people.': null, 'the condition was not known at the time of production.': ['99V-952'], 'This is not a recall proceeding.': null },
  },
  {
    catches: 'a table whose last row has no document',
    html: `<table><tr><th>Quote</th><th>Document</th></tr><tr><td>"Tighten the clamp to 6 Nm."</td><td>MC-99001953</td></tr><tr><td>"Replace the clamp with a spring clamp."</td><td>MC-99001954</td></tr><tr><td>"Zip ties work fine."</td><td>a guy on YouTube</td></tr></table>`,
    quoted: { 'Tighten the clamp to 6 Nm.': ['MC-99001953'], 'Replace the clamp with a spring clamp.': ['MC-99001954'], 'Zip ties work fine.': null },
  },
  {
    catches: 'the source line under each quotation in a list of quotations',
    html: `<blockquote><p>“The brake hose may rub against the wheel liner.”</p></blockquote><p>NHTSA recall 99V-953</p><blockquote><p>“Route the hose above the bracket.”</p></blockquote><p>Dealer instruction MC-99001955</p>`,
    quoted: { 'The brake hose may rub against the wheel liner.': ['99V-953'], 'Route the hose above the bracket.': ['MC-99001955'] },
  },
  {
    catches: 'an answer that warns of its own words',
    html: `<p>Under EA99-951 the agency is looking into "unexpected brake application". To be clear, my earlier phrase "ghost braking epidemic" was mine and not the agency's.</p>`,
    quoted: { 'unexpected brake application': null, 'ghost braking epidemic': null },
  },
  {
    catches: 'a mail of a fleet manager',
    html: `<p>Team,</p><p>please note recall 99V-954 (vans, model year 2095). NHTSA writes: "Operators should not exceed 55 mph until the repair is done." I checked with the lessor and was told "this does not apply to fleet units". I think they're wrong: the notice says "all units regardless of use".</p><p>Best, Robin</p>`,
    quoted: { 'Operators should not exceed 55 mph until the repair is done.': ['99V-954'], 'this does not apply to fleet units': null, 'all units regardless of use': ['99V-954'] },
  },
  {
    catches: 'a how-to video\'s comments',
    html: `<article><p>at 3:12 he says "torque doesn't matter here" LOL</p></article><article><p>It does matter. MC-99001956: "Over-tightening will crack the cover."</p></article><article><p>"will crack" is not "might crack". people should read</p></article>`,
    quoted: { "torque doesn't matter here": null, 'Over-tightening will crack the cover.': ['MC-99001956'] },
  },
  {
    catches: 'two recalls side by side, the words attributed by ordinal: not read, so silent',
    html: `<p>Your car is in two recalls: 99V-955 (hood latch) and 99V-956 (wiper motor). For the first, the risk is described as “obstructed vision while driving”; for the second, as “reduced visibility in rain”.</p>`,
    quoted: { 'obstructed vision while driving': null, 'reduced visibility in rain': null },
  },
  {
    catches: 'a document behind a colon inside parentheses',
    html: `<p>Regulators were unconvinced (EA99-952: “the explanation is not supported by the data”) and so are we.</p>`,
    quoted: { 'the explanation is not supported by the data': ['EA99-952'] },
  },
  {
    catches: 'a quotation broken by an editor\'s note in brackets',
    html: `<p>In MC-99001957 dealers read: “If the owner declines, [the dealer] must note this on the repair order.”</p>`,
    quoted: { 'If the owner declines, [the dealer] must note this on the repair order.': ['MC-99001957'] },
  },
  {
    catches: 'a page of questions where a heading names the document',
    html: `<h2>About recall 99V-957</h2><h3>What is wrong?</h3><p>“A circuit in the seat module can fail open.”</p><h3>Who pays?</h3><p>“Repairs are free.” If you already paid, keep your receipts.</p><h2>Other questions</h2><h3>Is my dealer honest?</h3><p>“Trust but verify,” as they say.</p>`,
    quoted: { 'A circuit in the seat module can fail open.': ['99V-957'], 'Repairs are free.': ['99V-957'], 'Trust but verify,': null },
  },
  {
    catches: 'a sentence about a document with the owner\'s words inside the same sentence',
    html: `<p>While owners describe “a bang like a gunshot”, 99V-958 speaks of “an audible release of energy”.</p>`,
    quoted: { 'a bang like a gunshot': null, 'an audible release of energy': ['99V-958'] },
  },
  {
    catches: 'a reference by link text alone',
    html: `<p>As <a href="https://static.nhtsa.gov/odi/inv/2096/INOA-EA99953-1234.PDF">the opening memo</a> puts it, “the peer vehicles show no such pattern.”</p>`,
    quoted: { 'the peer vehicles show no such pattern.': ['EA99-953'] },
  },
  {
    catches: 'the quotation first, then "so says"',
    html: `<p>“Belt tensioners from lot 7 are suspect.” So says MC-99001958, at least. The parts desk says “we don't track lots”.</p>`,
    quoted: { 'Belt tensioners from lot 7 are suspect.': ['MC-99001958'], "we don't track lots": null },
  },
  {
    catches: 'a log of a check: claim, quote, source, verdict in lines',
    html: `<p>Claim: The heater may cause a fire<br>Quote: "The heater core may overheat the surrounding foam."<br>Source: 99V-959<br>Verdict: supported</p><p>Claim: Example knew in 2093<br>Quote: "first report received in November 2093"<br>Source: 99V-959 (chronology)<br>Verdict: supported</p>`,
    quoted: { 'The heater core may overheat the surrounding foam.': ['99V-959'], 'first report received in November 2093': ['99V-959'] },
  },
  {
    catches: 'a summary of a hearing with a document read into the record',
    html: `<p>Senator Doe then read from MC-99001959: “Do not inform the customer of the reason for the repair.” The witness said “that sentence is taken out of context”. It is on page 2.</p>`,
    quoted: { 'Do not inform the customer of the reason for the repair.': ['MC-99001959'], 'that sentence is taken out of context': null },
  },
  {
    catches: 'a bare list of ids, then a claim that fits none in particular',
    html: `<p>Related: 99V-960, 99V-961, EA99-954.</p><p>The dealer told me it was “covered under one of these”. We'll see.</p>`,
    quoted: { 'covered under one of these': null },
  },
];
