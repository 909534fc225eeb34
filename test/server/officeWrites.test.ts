import { allEndpoints } from '@contract/endpoints';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../support/databases';
import { sweepOf } from '../support/scope';
import { type Belongings, belongingsOf } from './support/belongings';
import { type Asking, type People, startPeople } from './support/people';
import { callNameOf, promisedCalls } from './support/promisedCalls';

/** Every endpoint of the office that writes, with a request that changes something. */
const writes = Object.entries(promisedCalls).filter(([line]) => {
  const call = allEndpoints.get(callNameOf(line));
  return call !== undefined && call.path.startsWith('/api/office/') && call.method !== 'GET';
});
/** Those that send the version of the row they change. */
const versionOf = ({ body, query }: Asking): unknown =>
  (body as { version?: unknown } | undefined)?.version ?? query?.version;

/** Asked for twice, each answers twice: a deleted box stays empty, a repeated reply or test email is sent once or to oneself. */
const repeatable = ['officeAdvertisements.remove', 'officeEnquiries.reply', 'officeNewsletters.test'];

const racesInAll = 200;

describeOnBoth('every write of the office', (database) => {
  let people: People;
  let own: Belongings;
  beforeAll(async () => {
    people = await startPeople(database());
    own = await belongingsOf(database(), people);
  }, 180_000);
  afterAll(() => people.end());

  const callOf = (line: string) => {
    const call = allEndpoints.get(callNameOf(line));
    if (!call) throw new Error(`${line} is no call`);
    return call;
  };
  const entries = async () =>
    (await database().row<{ many: number }>(sql`select count(*)::int as many from audit_entry`))?.many ?? 0;

  it.each(sweepOf(writes))(
    'R37 %s leaves exactly one audit entry, and none when it is refused',
    async (line, { ask }) => {
      const call = callOf(line);
      const asking = await ask(own);
      const before = await entries();
      expect((await people.send('buyer', call, asking)).status).toBe(403);
      expect((await people.send('visitor', call, asking)).status).toBe(401);
      expect(await entries()).toBe(before);
      const { status, text } = await people.send('superuser', call, asking);
      expect([line, status < 300 ? '' : text]).toEqual([line, '']);
      expect(await entries()).toBe(before + 1);
    },
  );

  it(`R38 of two people who change one row, the second is refused with the current row, in ${racesInAll} races`, async () => {
    const versioned = [];
    for (const [line, { ask }] of writes)
      if (!repeatable.includes(line) && versionOf(await ask(own)) !== undefined) versioned.push([line, ask] as const);
    expect(versioned.length).toBeGreaterThan(15);
    const wrong: unknown[] = [];
    for (let race = 0; race < racesInAll; race += 1) {
      const [line, ask] = versioned[race % versioned.length] ?? versioned[0] ?? [];
      if (!line || !ask) break;
      const call = callOf(line);
      const asking = await ask(own);
      const before = await entries();
      const both = await Promise.all([1, 2].map(() => people.send('superuser', call, asking)));
      const done = both.filter(({ status }) => status < 300);
      const refused = both.filter(({ status }) => status === 409 || status === 404);
      const kept = (await entries()) - before;
      if (done.length !== 1 || refused.length !== 1 || kept !== 1)
        wrong.push([line, kept, both.map(({ status, text }) => `${status} ${text.slice(0, 160)}`)]);
      for (const { status, text } of refused)
        if (status === 409) {
          const { code, current } = JSON.parse(text) as { code: string; current?: object };
          if (code === 'stale' && current === undefined) wrong.push([line, text]);
        }
    }
    expect(wrong).toEqual([]);
  }, 600_000);
});
