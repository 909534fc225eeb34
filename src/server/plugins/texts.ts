import type { FastifyInstance, FastifyRequest, preValidationHookHandler } from 'fastify';

/** Half a character, or NUL: PostgreSQL can store neither, as text or within JSON. */
const unstorable = /[\0\p{Surrogate}]/gu;
const replacement = '\ufffd';

const mended = (text: string) => text.replace(unstorable, replacement);

/** Mends the texts and names of an object or list, however deep, in place; a text by itself is returned mended. */
export function toWellFormed(value: unknown): unknown {
  if (typeof value === 'string') return mended(value);
  // without recursion: a body may be nested deeper than the stack
  const waiting = [value];
  while (waiting.length > 0) {
    const holder = waiting.pop();
    if (typeof holder !== 'object' || holder === null || Buffer.isBuffer(holder)) continue;
    const fields = holder as Record<string, unknown>;
    for (const [name, held] of Object.entries(fields)) {
      const isMisnamed = mended(name) !== name;
      if (isMisnamed) delete fields[name];
      if (isMisnamed || typeof held === 'string') fields[mended(name)] = typeof held === 'string' ? mended(held) : held;
      if (typeof held === 'object') waiting.push(held);
    }
  }
  return value;
}

const mendRequest: preValidationHookHandler = (request, _reply, done) => {
  const sent: Pick<FastifyRequest, 'params' | 'query' | 'body'> = request;
  sent.params = toWellFormed(sent.params);
  sent.query = toWellFormed(sent.query);
  sent.body = toWellFormed(sent.body);
  done();
};

/** Makes every text that a request brings storable, before it is validated: what cannot be stored becomes U+FFFD. */
export function mendTexts(server: FastifyInstance): void {
  // last in every route, because forms are read by a hook of their route
  server.addHook('onRoute', (route) => {
    route.preValidation = [...[route.preValidation ?? []].flat(), mendRequest];
  });
}
