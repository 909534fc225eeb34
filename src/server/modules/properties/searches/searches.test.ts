import type { OfficeSearch } from '@contract/officeSearches';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../../test/support/factories';
import { buildTestServer } from '../../../../../test/support/testServer';
import { createResponseCache } from '../../../cache/responseCache';
import type { ServerDeps } from '../../../app';
import { propertiesRoutes } from '../propertiesRoutes';
import { countSearches, sentenceOf } from './countSearches';
import { officeSearchesRoutes } from './officeSearchesRoutes';
import { countedWords } from './searchCounter';

/** The API with a page of results, as the whole server has them: the hook hears every route. */
async function routes(server: FastifyInstance, deps: ServerDeps): Promise<void> {
  countSearches(server, deps);
  deps.responseCache?.attachTo(server);
  server.get('/properties', (_request, reply) => reply.type('text/html').send('<main></main>'));
  await propertiesRoutes(server, deps);
  await officeSearchesRoutes(server, deps);
}

describeOnBoth('what visitors search', (database) => {
  let server: FastifyInstance;
  let admin: TestAccount;
  let villa: number;

  beforeEach(async () => {
    server = await buildTestServer(database(), [routes]);
    admin ??= await makeAccount(database(), { superuser: true });
    villa ??= (await makeListing(database(), { title: 'Peepal villa', type: 'Villa' })).id;
    await database().run(sql`delete from search_sentence`);
  });
  afterEach(() => server.close());

  const search = async (sentence: string, more = '', headers = {}, path = '/api/properties/') => {
    const url = `${path}?search=${encodeURIComponent(sentence)}${more}`;
    const { statusCode } = await server.inject({ url, headers: { 'user-agent': 'Firefox/144.0', ...headers } });
    expect(statusCode).toBe(200);
  };
  const thrice = async (work: () => Promise<unknown>) => {
    for (let at = 0; at < 3; at += 1) await work();
  };
  /** The office's list; a closed server has stored its counts. */
  const listed = async (query = '?fit=none') => {
    await server.close();
    server = await buildTestServer(database(), [routes]);
    const answer = await server.inject({ url: `/api/office/searches/${query}`, headers: admin.headers });
    expect(answer.statusCode).toBe(200);
    const searches = answer.json<OfficeSearch[]>();
    expect(Number(answer.headers['x-total-count'])).toBe(searches.length);
    return searches;
  };
  const today = () => new Date().toISOString().slice(0, 10);

  it('that found nothing fitting reaches the office with its unread words, how often, and what was opened next', async () => {
    await thrice(() => search('Villa  in Pune zzgazebo'));
    await thrice(() => search('villa'));
    await thrice(() =>
      server.inject({
        method: 'POST',
        url: `/api/properties/${villa}/views/`,
        headers: { 'user-agent': 'Firefox/144.0' },
        payload: { searched: 'Villa in Pune zzgazebo' },
      }),
    );
    const [empty, ...others] = await listed();
    expect(others).toEqual([]);
    expect(empty).toEqual({
      id: expect.any(Number),
      sentence: 'villa in pune zzgazebo',
      unread: 'zzgazebo',
      times: 3,
      last_on: today(),
      opened: [{ id: villa, title: 'Peepal villa', times: 3 }],
    });
    expect((await listed('')).map(({ sentence, times }) => [sentence, times])).toEqual([
      ['villa in pune zzgazebo', 3],
      ['villa', 3],
    ]);
  });

  it('shows nothing that occurs less than three times, nothing older than 90 days, and keeps nothing of a person', async () => {
    await search('villa in pune zzonce');
    await search('villa in pune zzonce');
    for (const personal of ['call +91 98260 12345', '९८२६० १२३४५', 'asha@people.example', 'see www.people.example'])
      await thrice(() => search(`${personal} zzpune villa in pune`));
    await thrice(() => search('villa in pune zzold'));
    const columns = await database().rows<{ name: string }>(sql`
      select column_name as name from information_schema.columns where table_name in ('search_sentence', 'search_day', 'search_opening') order by 1`);
    expect([...new Set(columns.map(({ name }) => name))]).toEqual(
      ['day', 'id', 'property_id', 'searches', 'sentence_id', 'times', 'without_fit', 'words'].sort(),
    );
    expect((await listed()).map(({ sentence }) => sentence)).toEqual(['villa in pune zzold']);
    expect(
      (await database().rows<{ words: string }>(sql`select words from search_sentence order by 1`)).map(
        ({ words }) => words,
      ),
    ).toEqual(['villa in pune zzold', 'villa in pune zzonce']);
    await database().run(sql`update search_day set day = day - 91`);
    expect(await listed()).toEqual([]);
  });

  it('is counted once a search: not by bots, prefetches, staff, other pages of results, or beside other filters', async () => {
    const sentence = 'villa in pune zznever';
    await thrice(async () => {
      await search(sentence, '', { 'user-agent': 'Googlebot/2.1' });
      await search(sentence, '', { purpose: 'prefetch' });
      await search(sentence, '', admin.headers);
      await search(sentence, '&offset=24');
      await search(sentence, '&purpose=sale');
    });
    expect(await listed()).toEqual([]);
  });

  it('counts pages of results and answers from the cache like fresh ones', async () => {
    const cache = createResponseCache({ version: () => 1, refresh: () => undefined });
    const cached = await buildTestServer(database(), [routes], { responseCache: cache });
    const headers = { 'user-agent': 'Firefox/144.0', accept: 'application/json' };
    const url = `/api/properties/?search=${encodeURIComponent('villa in pune zzcached')}`;
    await cached.inject({ url, headers });
    const given = cache.answers(
      { method: 'GET', url, headers } as unknown as IncomingMessage,
      { writeHead: () => ({ end: () => undefined }) } as unknown as ServerResponse,
    );
    expect(given).toBe(true);
    await cached.inject({ url: url.replace('/api/properties/', '/properties'), headers });
    await cached.close();
    expect((await listed()).map(({ sentence, times }) => [sentence, times])).toEqual([['villa in pune zzcached', 3]]);
  });
});

it('reads the sentence of a search that stands alone, on its first page', () => {
  expect(sentenceOf('/api/properties/?search=villa&limit=24&ordering=relevance')).toBe('villa');
  expect(sentenceOf('/properties?search=villa+pune&view=map')).toBe('villa pune');
  expect(sentenceOf('/properties?city=&search=villa')).toBe('villa');
  for (const other of [
    '/properties?search=villa&page=2',
    '/api/properties/?city=pune&search=villa',
    '/properties',
    '/blog?search=x',
  ])
    expect(sentenceOf(other)).toBeUndefined();
});

it('keeps prices and areas, and drops what may be a telephone number, an address or a link', () => {
  expect(countedWords(' 3 BHK  under 25000000 in Baner ')).toBe('3 bhk under 25000000 in baner');
  expect(countedWords('plot 30x50, 1500 sq ft, ₹2,50,00,000 to ₹3,00,00,000')).not.toBeNull();
  for (const personal of [
    '9826012345',
    '+91-98260-12345',
    '(0731) 400 0000 x',
    '०९८२६०१२३४५',
    'a@b.in',
    'http://x.in',
    ' ',
  ])
    expect(countedWords(personal)).toBeNull();
});
