import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { answerQuestion } from '../lib/answer-question.ts';
import { onMessage } from '../lib/messages.ts';
import { parseQuestion } from '../lib/parse-question.ts';
import { publicRecord } from '../lib/public-record.ts';

export default defineBackground(() => {
  onMessage('check', async ({ data }) => {
    const question = parseQuestion(data);
    if (!question) throw new Error('Not a question');
    return answerQuestion(question, await publicRecord());
  });

  onMessage('injectCard', async ({ sender }) => {
    const { tab, frameId } = sender;
    if (tab?.id === undefined || frameId === undefined) return;
    await browser.scripting.executeScript({ target: { tabId: tab.id, frameIds: [frameId] }, files: ['/card.js'] });
  });
});
