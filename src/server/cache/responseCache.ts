import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { ContentVersion } from './contentVersion';
import { createCache } from './cache';

type Encoding = 'br' | 'gzip' | 'identity';

/** A response as it was sent: the same for every visitor. */
interface CachedResponse {
  headers: OutgoingHttpHeaders;
  /** The same headers as raw name and value pairs, with the body's length. */
  lines: readonly OutgoingHttpHeader[];
  etag: string;
  body: Buffer;
  encoded: Map<Encoding, Promise<Buffer>>;
}

const maxBytes = 48 * 1024 * 1024;
const longestAddress = 1_024;
const worthPacking = 1_024;

/** Caches responses to visitors, and serves them before the framework runs. */
export interface ResponseCache {
  /** Sends a cached response; false when there is none. Asks the database first where it does not notify: then a promise. */
  answers(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>;
  /** The body of a cached response, for a page rendered in this process. */
  peek(address: string): { headers: OutgoingHttpHeaders; body: Buffer } | undefined;
  /** Caches the responses of a server's cacheable endpoints and sets their ETag. Must be called after everything that sets headers. */
  attachTo(server: FastifyInstance): void;
  /** How many responses came from the cache. */
  given(): number;
  /** Calls this with every request that the cache answers, which the framework never sees. */
  onGiven(listener: GivenListener): void;
}

type GivenListener = (request: IncomingMessage, headers: OutgoingHttpHeaders) => void;

const pack: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: async (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: async (body) => promisify(gzip)(body, { level: 6 }),
  identity: async (body) => body,
};

/** The best encoding that the client accepts and that is worth it for a body of this size. */
export function encodingFor(accepted: string | string[] | undefined, size: number): Encoding {
  const text = String(accepted ?? '');
  if (size < worthPacking || /q=0(\.0*)?\s*(,|$)/.test(text)) return 'identity';
  return /\bbr\b/.test(text) ? 'br' : /\bgzip\b/.test(text) ? 'gzip' : 'identity';
}

const knows = (request: { headers: IncomingMessage['headers'] }, etag: string) =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')) ||
  request.headers['if-none-match'] === '*';

const isShared = (request: {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingMessage['headers'];
}) =>
  request.method === 'GET' &&
  request.headers.authorization === undefined &&
  (request.url ?? '').length <= longestAddress;

const linesOf = (headers: OutgoingHttpHeaders): OutgoingHttpHeader[] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, value]));

/** A response's ETag; weak, because the same body may be sent with different encodings. */
const markOf = (body: Buffer) => `W/"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`;

export function createResponseCache(watch: Pick<ContentVersion, 'version' | 'refresh'>): ResponseCache {
  const cache = createCache<CachedResponse>(watch, { maxBytes, sizeOf: ({ body }) => body.length * 1.5 });
  let given = 0;
  const listeners: GivenListener[] = [];

  async function send(answer: CachedResponse, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const encoding = encodingFor(request.headers['accept-encoding'], answer.body.length);
    let body = answer.encoded.get(encoding);
    if (!body) answer.encoded.set(encoding, (body = pack[encoding](answer.body)));
    const bytes = await body;
    response
      .writeHead(200, {
        ...answer.headers,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        'content-length': bytes.length,
      })
      .end(bytes);
  }

  function give(answer: CachedResponse, request: IncomingMessage, response: ServerResponse): true {
    given += 1;
    for (const listener of listeners) listener(request, answer.headers);
    if (knows(request, answer.etag)) response.writeHead(304, answer.headers).end();
    else if (answer.body.length < worthPacking || !request.headers['accept-encoding'])
      response.writeHead(200, answer.lines as OutgoingHttpHeader[]).end(answer.body);
    else send(answer, request, response).catch(() => response.destroy());
    return true;
  }

  return {
    answers(request, response) {
      const find = () => cache.get(request.url ?? '');
      const answer = isShared(request) ? find() : undefined;
      if (!answer) return false;
      const compared = watch.refresh();
      if (!compared) return give(answer, request, response);
      return compared.then(() => {
        const current = find();
        return current ? give(current, request, response) : false;
      });
    },
    peek: (address) => cache.get(address),
    attachTo(server) {
      const started = new WeakMap<object, number | null>();
      server.addHook('onRequest', async (request) => void started.set(request, watch.version()));
      server.addHook('onSend', async (request, reply, payload) => {
        const { call } = request.routeOptions.config;
        if (
          !call?.cacheable ||
          reply.statusCode !== 200 ||
          !isShared(request.raw) ||
          request.account ||
          typeof payload !== 'string'
        )
          return payload;
        const body = Buffer.from(payload);
        const etag = markOf(body);
        reply.header('etag', etag).header('vary', 'accept-encoding');
        const { 'content-length': _length, ...headers } = reply.getHeaders() as OutgoingHttpHeaders;
        cache.set(
          request.url,
          { headers, lines: [...linesOf(headers), 'content-length', body.length], etag, body, encoded: new Map() },
          started.get(request) ?? null,
        );
        if (!knows(request, etag)) return payload;
        reply.code(304);
        return '';
      });
    },
    given: () => given,
    onGiven: (listener) => void listeners.push(listener),
  };
}
