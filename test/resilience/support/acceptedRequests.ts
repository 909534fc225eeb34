import { allEndpoints } from '@contract/endpoints';
import * as z from 'zod/mini';
import { type GeneratedRequest, generatedRequests } from './requestGenerator';
import { writtenRequests } from './writtenRequests';

/** A raw request that the product accepts; `*` marks a position in the path to attack. */
export interface AcceptedRequest {
  name: string;
  wire: string;
}

/** The fields of the contract. */
function namesIn(schema: z.ZodMiniType | undefined): ReadonlySet<string> {
  const { properties = {} } = schema
    ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, unknown> })
    : {};
  return new Set(Object.keys(properties));
}

/** Without fields outside the contract, which the product does not read. */
function asNamed(made: GeneratedRequest): GeneratedRequest {
  const [queryNames, bodyNames] = [namesIn(made.call.query), namesIn(made.call.body)];
  const body =
    typeof made.body === 'object' && made.body !== null && !Array.isArray(made.body)
      ? Object.fromEntries(Object.entries(made.body).filter(([name]) => bodyNames.has(name)))
      : made.body;
  return { ...made, query: made.query.filter(([name]) => queryNames.has(name)), body };
}

const reading = (method: string) => (method === 'GET' ? 0 : method === 'DELETE' ? 2 : 1);
const fields = ({ query, body, params }: GeneratedRequest) =>
  query.length +
  Object.keys(params).length +
  (typeof body === 'object' && body !== null ? Object.keys(body).length : 0);
/** Only plain words can be sent in a request line without encoding. */
const isPlain = ({ params, query }: GeneratedRequest) =>
  Object.values(params).every((value) => /^\d+$/.test(value)) && query.every(([, value]) => value.length < 200);

/** Success ranks above many fields; a rejection after a database lookup is better than nothing. */
const done = 1_000;
const rejectedAfterLookup = new Set([403, 404, 409, 410]);

/**
 * Calls every endpoint as the demonstration's superuser. For each, returns the written request, else the accepted
 * generated request with the most fields.
 */
export async function acceptedRequests(address: string): Promise<AcceptedRequest[]> {
  const { token } = (await (
    await fetch(`${address}/api/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'aangan-demo' }),
    })
  ).json()) as { token: string };
  const best = new Map(writtenRequests.map((made) => [made.name, { made, rank: Infinity }]));
  // reads first, because deletions leave less to find
  const crowd = generatedRequests(6_000, 7)
    .map(asNamed)
    .filter(isPlain)
    .sort((a, b) => reading(a.call.method) - reading(b.call.method));
  for (const [at, made] of crowd.entries()) {
    if (made.call.body && made.call.method !== 'GET' && made.body === undefined) continue;
    if ((best.get(made.name)?.rank ?? 0) >= fields(made) + done) continue;
    const path = made.call.path.replace(/:(\w+)/g, (_, place: string) => made.params[place] ?? '');
    const answer = await fetch(`${address}${path}?${new URLSearchParams(made.query).toString()}`, {
      method: made.call.method,
      headers: {
        authorization: `Token ${token}`,
        'x-forwarded-for': `10.9.${(at >> 8) & 255}.${at & 255}`,
        ...(made.call.body && { 'content-type': 'application/json' }),
      },
      ...(made.call.body && { body: JSON.stringify(made.body) }),
    });
    await answer.arrayBuffer();
    const rank = fields(made) + (answer.status < 300 ? done : 0);
    if ((answer.status < 300 || rejectedAfterLookup.has(answer.status)) && (best.get(made.name)?.rank ?? 0) < rank)
      best.set(made.name, { made, rank });
  }
  return [...best]
    .filter(([, { made }]) => fields(made) > 0)
    .sort(([, a], [, b]) => reading(a.made.call.method) - reading(b.made.call.method))
    .map(([name, { made }]) => ({ name, wire: wireOf(made, address, token) }));
}

function wireOf({ call, params, query, body }: GeneratedRequest, address: string, token: string): string {
  const path = call.path.replace(/:(\w+)/g, (_, place: string) => `${params[place] ?? ''}*`);
  const search = new URLSearchParams(query).toString().replaceAll('*', '%2A');
  const lines = [
    `${call.method} ${path}${search ? `?${search}` : ''} HTTP/1.1`,
    `Host: ${new URL(address).host}`,
    `Authorization: Token ${token}`,
  ];
  if (!call.body) return `${lines.join('\r\n')}\r\n\r\n`;
  return `${[...lines, 'Content-Type: application/json'].join('\r\n')}\r\n\r\n${JSON.stringify(body).replaceAll('*', '\\u002a')}`;
}

/** Endpoints with any input. */
export const endpointsWithInput = [...allEndpoints]
  .filter(([, { path, query, body }]) => /:/.test(path) || namesIn(query).size > 0 || body !== undefined)
  .map(([name]) => name);
