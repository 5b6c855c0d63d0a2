import { SourceFailure } from './failure.ts';

/** The part of fetch that reading a source needs; tests hand in their own. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * Fetches and reads the whole body, so that a connection that breaks off in the middle fails here and under its own name.
 * Nothing goes along that could name the reader, and nothing is answered from the browser's cache: freshness is decided by us.
 * @param init its signal ends the wait
 * @throws SourceFailure `offline` or `timed-out`; an answer with an error status is returned
 */
export async function readAddress(address: string, init: RequestInit | undefined, get: Fetch): Promise<Response> {
  try {
    const response = await get(address, {
      ...init,
      // A sign-in page of a hotel's network redirects; the sources themselves never do.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    const body = await textOf(response);
    return new Response(body === '' ? null : body, { status: response.status, headers: response.headers });
  } catch (error) {
    if (error instanceof SourceFailure) throw error;
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    throw timedOut ? new SourceFailure('timed-out', String(error), { final: true }) : new SourceFailure('offline', String(error));
  }
}

/** No answer of a source is nearly as large (bytes): the public dataset, read whole, has some 20 million. */
const LARGEST = 128 * 2 ** 20;

/** @throws SourceFailure where it is larger than any answer is */
async function textOf(response: Response): Promise<string> {
  if (!response.body) return response.text();
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > LARGEST) {
      await reader.cancel();
      throw new SourceFailure('bad-answer', 'Larger than any answer', { final: true });
    }
    text += decoder.decode(value, { stream: true });
  }
}
