import { defineBackground } from 'wxt/utils/define-background';
import { answerQuestion } from '../lib/background/answer-question.ts';
import { Askers } from '../lib/background/askers.ts';
import { logUncaught } from '../lib/errors.ts';
import { onMessage } from '../lib/messages.ts';
import { servePages } from '../lib/background/page-service.ts';
import { parseQuestion } from '../lib/background/parse-question.ts';
import { forgetWhenAsked, publicMemory, publicRecord } from '../lib/background/public-record.ts';

export default defineBackground(() => {
  logUncaught(globalThis);
  const askers = new Askers();
  onMessage('check', async ({ data, sender }) => {
    const question = parseQuestion(data);
    if (!question) throw new Error('Not a question');
    // What is read in a private window is not remembered.
    const memory = sender.tab?.incognito ? null : await publicMemory();
    return answerQuestion(question, await publicRecord(), memory, askers.of(sender.tab?.id ?? -1, sender.tab?.url ?? ''));
  });

  forgetWhenAsked();
  servePages(askers);
});
