import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PageServer {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  close(): Promise<void>;
}

/** What a path answers: a whole page as HTML, or bytes with their type. Null is a 404. */
export type Serve = (path: string) => Promise<string | { type: string; body: string | Uint8Array } | null> | string | { type: string; body: string | Uint8Array } | null;

/** Serves pages on loopback. A string is served as HTML in UTF-8. */
export async function servePages(serve: Serve): Promise<PageServer> {
  const server = createServer(async (request, response) => {
    const found = await serve(decodeURIComponent(new URL(request.url ?? '/', 'http://page').pathname));
    if (found === null) response.writeHead(404, { 'content-type': 'text/plain' }).end();
    else if (typeof found === 'string') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(found);
    else response.writeHead(200, { 'content-type': found.type }).end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
