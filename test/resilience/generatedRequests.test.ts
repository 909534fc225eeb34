import type { FastifyInstance } from 'fastify';
import { buildApi } from '@server/app';
import { loadDemo } from '@server/seed/loadDemo';
import type { Database } from '@server/db/database';
import { describeOnBoth } from '../support/databases';
import { makeAccount } from '../support/factories';
import { formOf } from '../support/forms';
import { times, measured } from '../support/counts';
import { sweepOf } from '../support/scope';
import { testDeps } from '../support/testServer';
import { everyParameter, refusedOf, requestsOfEveryParameter } from './support/everyParameter';
import { type GeneratedRequest, generatedRequests } from './support/requestGenerator';

const count = times(25_000, 700);
const seed = Number(process.env.AANGAN_SEED) || 20_261_121;
/** Too deep for a generator; they have suites of their own. */
const ownSuites = new Set(['problemReports.create.recording', 'officeProperties.bulk.filter']);
const batch = 500;
const atOnce = 8;

/** Errors that every endpoint may return; each lists its others. */
const refusals = new Set([400, 401, 403, 404, 409, 413, 415, 429]);

const urlOf = ({ call, params, query }: GeneratedRequest) => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    params[name]?.startsWith('%') ? params[name] : encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

async function payloadOf({
  body,
  asForm,
}: GeneratedRequest): Promise<{ payload?: Buffer | string; headers: Record<string, string> }> {
  if (body === undefined) return { headers: {} };
  if (!asForm || typeof body !== 'object' || body === null)
    return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return formOf(
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        [value].flat().map((one) => (typeof one === 'string' ? one : (JSON.stringify(one) ?? ''))),
      ]),
    ),
  );
}

describeOnBoth('R20 requests generated from the contract', (database) => {
  let server: FastifyInstance;
  let headers: Record<GeneratedRequest['who'], Record<string, string>>;
  let remove: () => void;

  beforeAll(async () => {
    await loadDemo({
      database: database(),
      settings: { demoPassword: 'aangan-demo' },
      now: () => new Date(),
      hashPassword: async () => 'none',
      fitsPassword: async () => true,
    });
    const made = testDeps(database(), { settings: { trustProxy: 1, freeListings: 100_000 } });
    remove = made.remove;
    server = await buildApi(made.deps);
    headers = { visitor: {}, owner: await loggedIn('owner'), superuser: await loggedIn('superuser') };
    // lists and searches that the small ids of generated requests find
    for (let made = 0; made < 12; made += 1) {
      const by = made % 2 === 0 ? headers.owner : headers.superuser;
      const post = (url: string, payload: object) => server.inject({ method: 'POST', url, payload, headers: by });
      await post('/api/shortlists/', { name: `List ${made}` });
      await post('/api/saved-searches/', { query: `max_price=${made + 1}`, name: '', frequency: 'daily' });
    }
  }, 540_000);
  afterAll(async () => {
    await server.close();
    remove();
  });

  /** A new account of a kind. */
  const loggedIn = async (who: 'owner' | 'superuser') =>
    (await makeAccount(database(), { superuser: who === 'superuser' })).headers;
  let requestCount = 0;
  let acceptedCount = 0;
  async function fault(made: GeneratedRequest, store: Database): Promise<string | undefined> {
    requestCount += 1;
    const { payload, headers: own } = await payloadOf(made);
    const url = urlOf(made);
    // each from its own client address, so that rate limits hide nothing
    const answer = await server.inject({
      method: made.call.method,
      url,
      ...(payload !== undefined && { payload }),
      headers: {
        ...own,
        ...headers[made.who],
        'x-forwarded-for': `10.${requestCount >> 16}.${(requestCount >> 8) & 255}.${requestCount & 255}`,
      },
    });
    const describeResponse = () =>
      `${store.kind}, AANGAN_SEED=${seed}: ${made.who} ${made.call.method} ${url} ${String(payload).slice(0, 300)} was answered ${answer.statusCode} ${answer.body.slice(0, 300)}`;
    const schema = made.call.responses[answer.statusCode];
    if (schema === undefined && !refusals.has(answer.statusCode)) return describeResponse();
    if (answer.statusCode < 300) acceptedCount += 1;
    // a request may have ended the session of who sends the next ones
    if (answer.statusCode === 401 && made.who !== 'visitor') headers[made.who] = await loggedIn(made.who);
    if (answer.statusCode >= 300 && schema !== null)
      return typeof (JSON.parse(answer.body) as { code?: unknown }).code === 'string' ? undefined : describeResponse();
    if (schema === null) return answer.body === '' ? undefined : describeResponse();
    if (typeof schema === 'string') return answer.headers['content-type'] === schema ? undefined : describeResponse();
    const read = schema?.safeParse(JSON.parse(answer.body));
    return read?.success ? undefined : `${describeResponse()} ${JSON.stringify(read?.error.issues).slice(0, 300)}`;
  }

  it('give every parameter of every call at least once, and never fail', async () => {
    const requests = requestsOfEveryParameter(seed);
    const given = new Set(
      requests.flatMap(({ name, params, query, body }) => [
        ...Object.keys(params).map((field) => `${name} params.${field}`),
        ...query.map(([field]) => `${name} query.${field}`),
        ...Object.keys(Object(body) as object).map((field) => `${name} body.${field}`),
      ]),
    );
    expect(everyParameter().filter((parameter) => !given.has(parameter))).toEqual([]);
    // refused at once, they would try nothing
    expect([...new Set(requests.flatMap(refusedOf))].filter((field) => !ownSuites.has(field))).toEqual([]);
    const faults: string[] = [];
    const sent = sweepOf(requests);
    for (let from = 0; from < sent.length; from += atOnce) {
      const found = await Promise.all(sent.slice(from, from + atOnce).map((made) => fault(made, database())));
      faults.push(...found.filter((one) => one !== undefined));
    }
    expect(faults).toEqual([]);
    measured(
      'R20',
      `${sent.length} of ${requests.length} requests for ${given.size} parameters on ${database().kind}: none failed`,
    );
  }, 300_000);

  it(
    'always get a response of the contract and never a failure',
    async () => {
      const faults: string[] = [];
      for (let from = 0; from < count && faults.length < 5; from += batch) {
        for (const made of generatedRequests(Math.min(batch, count - from), seed + from)) {
          const found = await fault(made, database());
          if (found && faults.length < 5) faults.push(found);
        }
      }
      expect(faults).toEqual([]);
      // requests that are all refused early would test nothing
      expect(acceptedCount).toBeGreaterThan(count / 7);
      measured(
        'R20',
        `${count} generated requests on ${database().kind}, ${acceptedCount} of them accepted: none failed, none outside the contract`,
      );
    },
    180_000 + count * 100,
  );
});
