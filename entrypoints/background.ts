import { defineBackground } from 'wxt/utils/define-background';
import { answerQuestion } from '../lib/answer-question.ts';
import { onMessage } from '../lib/messages.ts';
import { servePages } from '../lib/page-service.ts';
import { parseQuestion } from '../lib/parse-question.ts';
import { publicRecord } from '../lib/public-record.ts';

export default defineBackground(() => {
  onMessage('check', async ({ data }) => {
    const question = parseQuestion(data);
    if (!question) throw new Error('Not a question');
    return answerQuestion(question, await publicRecord());
  });

  servePages();
});
