import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PageServer {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  close(): Promise<void>;
}

export interface Served {
  /** Media type with its charset. */
  type: string;
  body: string | Uint8Array;
}

/** Serves pages on loopback. A path answers a whole page as HTML, or something with its type; null is a 404. */
export async function servePages(serve: (path: string) => string | Served | null | Promise<string | Served | null>): Promise<PageServer> {
  const server = createServer(async (request, response) => {
    const found = await serve(decodeURIComponent(new URL(request.url ?? '/', 'http://page').pathname));
    if (found === null) response.writeHead(404, { 'content-type': 'text/plain' }).end('Nothing is here');
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
