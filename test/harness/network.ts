import { createHash, X509Certificate } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { generate } from 'selfsigned';

/** Hosts that the browsers themselves ask, whatever their flags say: not worth a line in `sent`. */
const BROWSERS_OWN = /(^|\.)(google\.com|googleapis\.com|gvt1\.com|microsoft\.com|bing\.com|msn\.com|mozilla\.(com|net|org)|firefox\.com)$/;

export interface SourceRequest {
  method: string;
  /** Absolute address. */
  url: string;
  body: string;
}

interface SourceAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** Answers in place of a source; one that throws resets the connection. */
export type Source = (request: SourceRequest) => Promise<SourceAnswer>;

export interface NetworkOptions {
  /** Who answers in place of a host, by the end of the host's name: `{ 'api.sanity.io': standIn.handle }`; `pass` lets requests through. */
  answers?: Readonly<Record<string, Source | 'pass'>>;
  /** What happens to a request to any other host; `refuse` unless told otherwise. */
  others?: 'refuse' | 'pass';
}

export interface Sent {
  /** Absolute address; of a host that is not answered here only its origin is known. */
  url: string;
  fate: 'answered' | 'refused' | 'passed';
}

/** All that a browser can reach besides this machine: a proxy that answers for the sources and refuses the rest. */
export interface Network {
  port: number;
  /** Everything that left the browser for another machine, in order, less what the browser asks its own maker. */
  sent: Sent[];
  /** SHA-256 (base64) of the public key under which the sources are answered. */
  keyHash: string;
  close(): Promise<void>;
}

export async function openNetwork({ answers = {}, others = 'refuse' }: NetworkOptions): Promise<Network> {
  const sent: Sent[] = [];
  const note = (url: string, fate: Sent['fate']) => {
    if (!BROWSERS_OWN.test(new URL(url).hostname)) sent.push({ url, fate });
  };
  const sockets = new Set<Socket>();
  const certificate = await makeCertificate();
  const sourceFor = (host: string) => Object.entries(answers).find(([end]) => host === end || host.endsWith(`.${end}`))?.[1] ?? others;

  const sources = createTlsServer({ key: certificate.private, cert: certificate.cert }, async (request, response) => {
    const host = request.headers.host ?? '';
    const url = `https://${host}${request.url}`;
    note(url, 'answered');
    try {
      const body = (await buffer(request)).toString('utf8');
      const source = sourceFor(host);
      if (typeof source === 'string') throw new Error(`${host} is not answered here`);
      const answer = await source({ method: request.method ?? 'GET', url, body });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    } catch {
      response.destroy();
    }
  });

  const proxy = createServer((request, response) => {
    const url = request.url ?? '';
    const passes = sourceFor(new URL(url).hostname) === 'pass';
    note(url, passes ? 'passed' : 'refused');
    if (passes) pass(request, response);
    else response.destroy();
  });
  proxy.on('connect', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const { hostname, port } = new URL(`https://${request.url}`);
    socket.on('error', () => socket.destroy());
    const source = sourceFor(hostname);
    if (typeof source === 'function') {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      if (head.length) socket.unshift(head);
      sources.emit('connection', socket);
      return;
    }
    note(`https://${request.url}/`, source === 'pass' ? 'passed' : 'refused');
    if (source === 'pass') tunnel(socket, hostname, Number(port || 443), head);
    else socket.end('HTTP/1.1 403 Refused\r\n\r\n');
  });
  proxy.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));

  return {
    port: (proxy.address() as AddressInfo).port,
    sent,
    keyHash: createHash('sha256')
      .update(new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function makeCertificate() {
  return generate([{ name: 'commonName', value: 'Quotemark test sources' }], { keyType: 'ec', curve: 'P-256', algorithm: 'sha256' });
}

function tunnel(socket: Socket, host: string, port: number, head: Buffer): void {
  const out = connect(port, host, () => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    if (head.length) out.write(head);
    socket.pipe(out).pipe(socket);
  });
  out.on('error', () => socket.destroy());
  socket.on('close', () => out.destroy());
}

function pass(request: IncomingMessage, response: ServerResponse): void {
  const out = httpRequest(request.url ?? '', { method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  out.on('error', () => response.destroy());
  request.pipe(out);
}
