import type { FastifyInstance, FastifyRequest, preValidationHookHandler } from 'fastify';

/** Half a character, or NUL: PostgreSQL can store neither, as text or within JSON. */
const unstorable = /[\0\p{Surrogate}]/gu;
const replacement = '\ufffd';

/** Marks that turn the direction of what follows, with the mark that ends each. */
const popIsolate = '\u2069';
const popEmbedding = '\u202c';
const turning: ReadonlyMap<string, string> = new Map([
  ...['\u202a', '\u202b', '\u202d', '\u202e'].map((mark) => [mark, popEmbedding] as const),
  ...['\u2066', '\u2067', '\u2068'].map((mark) => [mark, popIsolate] as const),
]);
const anyMark = /[\u202a-\u202e\u2066-\u2069]/;

/**
 * A line that ends what it turns, and nothing else, so that its marks of direction move nothing around it wherever it is
 * shown. https://www.unicode.org/reports/tr9/#Explicit_Levels_and_Directions
 */
function closedLine(line: string): string {
  const open: string[] = [];
  let closed = '';
  for (const sign of line) {
    const end = turning.get(sign);
    if (end) open.push(end);
    else if (sign === popIsolate) {
      const at = open.lastIndexOf(popIsolate);
      if (at < 0) continue;
      // the end of an isolation ends all that was turned within it
      open.length = at;
    } else if (sign === popEmbedding) {
      if (open.at(-1) !== popEmbedding) continue;
      open.pop();
    }
    closed += sign;
  }
  return closed + open.reverse().join('');
}

const mended = (text: string) => {
  const storable = text.replace(unstorable, replacement);
  return anyMark.test(storable) ? storable.split('\n').map(closedLine).join('\n') : storable;
};

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

/**
 * Makes every text that a request brings fit to be stored and shown, before it is validated: what cannot be stored becomes
 * U+FFFD, and marks of direction that are never ended are ended.
 */
export function mendTexts(server: FastifyInstance): void {
  // last in every route, because forms are read by a hook of their route
  server.addHook('onRoute', (route) => {
    route.preValidation = [...[route.preValidation ?? []].flat(), mendRequest];
  });
}
