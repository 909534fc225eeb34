import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { AnswerMemory } from '../memory/answerMemory';

/** What the application reads of an answer's headers. */
function passedOn(from: OutgoingHttpHeaders): Headers {
  const headers = new Headers();
  for (const name of ['content-type', 'x-total-count', 'x-total-exact', 'link']) {
    const value = from[name];
    if (value !== undefined) headers.set(name, String(value));
  }
  return headers;
}

/** A fetch that reaches this server without leaving the process; only for reading, as a visitor. */
export function inProcessFetch(server: FastifyInstance, answerMemory?: Pick<AnswerMemory, 'told'>): typeof fetch {
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const told = answerMemory?.told(url.pathname + url.search);
    if (told) return new Response(new Uint8Array(told.body), { headers: passedOn(told.headers) });
    // a page that is drawn was not read yet: the reader's browser tells that
    const answer = await server.inject({ method: 'GET', url: url.pathname + url.search, headers: { accept: 'application/json', purpose: 'prefetch' } });
    return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode, headers: passedOn(answer.headers) });
  };
}
