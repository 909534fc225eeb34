import type { FastifyInstance } from 'fastify';

/** A fetch that reaches this server without leaving the process; only for reading, as a visitor. */
export function inProcessFetch(server: FastifyInstance): typeof fetch {
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    // a page that is drawn was not read yet: the reader's browser tells that
    const answer = await server.inject({ method: 'GET', url: url.pathname + url.search, headers: { accept: 'application/json', purpose: 'prefetch' } });
    const headers = new Headers();
    for (const name of ['content-type', 'x-total-count', 'x-total-exact', 'link']) {
      const value = answer.headers[name];
      if (value !== undefined) headers.set(name, String(value));
    }
    return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode, headers });
  };
}
