import { allEndpoints } from '@contract/endpoints';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../support/databases';
import { makeAccount, makeSession } from '../support/factories';
import { isQuick } from '../support/scope';
import { type Belongings, belongingsOf } from './support/belongings';
import { type Asking, type People, actors, startPeople } from './support/people';
import { callNameOf, promisedCalls, promisedStatus } from './support/promisedCalls';

const lines = Object.entries(promisedCalls);

describe('R18 the table of permissions', () => {
  it('has a line for every endpoint of the contract, and no other', () => {
    expect([...new Set(lines.map(([line]) => callNameOf(line)))].sort()).toEqual([...allEndpoints.keys()].sort());
  });

  it('agrees with the access in the contract', () => {
    for (const [
      line,
      {
        promised: [visitor],
      },
    ] of lines) {
      const open = allEndpoints.get(callNameOf(line))?.access === 'anyone';
      const isOwn = / of (one’s own|the owner’s)$/.test(line);
      if (!open || !isOwn) expect([line, visitor === 401]).toEqual([line, !open]);
    }
  });
});

describeOnBoth('R18 permissions on a real server', (database) => {
  let people: People;
  let own: Belongings;
  beforeAll(async () => {
    people = await startPeople(database());
    own = await belongingsOf(database(), people);
  }, 180_000);
  afterAll(() => people.end());
  beforeEach(async () => {
    await database().run(sql`delete from login_failure`);
    await own.nextLine();
  });

  it.each(lines)(
    '%s',
    async (line, { promised, ask, shows = [], endsToken }) => {
      const call = allEndpoints.get(callNameOf(line));
      if (!call) throw new Error(`${line} is no call`);
      const found: unknown[] = [];
      let asking: Asking | undefined;
      for (const who of actors) {
        asking ??= await ask(own);
        const { status, text } = await people.send(who, call, asking);
        found.push([who, status, own.isShownIn(text)]);
        // what was refused or only read is as it was
        if (status < 400 && call.method !== 'GET') asking = undefined;
        if (endsToken && who !== 'visitor') await people.loggedInAnew(who);
      }
      expect(found).toEqual(actors.map((who) => [who, promisedStatus(promised, who), shows.includes(who)]));
    },
    180_000,
  );

  const guarded = lines.filter(([line]) => allEndpoints.get(callNameOf(line))?.access !== 'anyone');

  const kinds = ['ended', 'idle for 12 hours', 'of 7 days ago', 'of a disabled account', 'nobody’s'];

  // a quick run tries each endpoint with one of these tokens
  it.each(kinds)(
    'no endpoint that needs an account accepts a token that is %s',
    async (kind) => {
      const account = await makeAccount(database());
      const { token } = await makeSession(database(), account.id);
      const spoil: Readonly<Record<string, () => Promise<unknown>>> = {
        ended: () => database().run(sql`delete from session where account_id = ${account.id}`),
        'idle for 12 hours': () =>
          database().run(
            sql`update session set last_used_at = now() - interval '12 hours 1 second' where account_id = ${account.id}`,
          ),
        'of 7 days ago': () =>
          database().run(
            sql`update session set expires_at = now() - interval '1 second' where account_id = ${account.id}`,
          ),
        'of a disabled account': () =>
          database().run(sql`update account set disabled_at = now() where id = ${account.id}`),
        'nobody’s': async () => undefined,
      };
      await spoil[kind]?.();
      const accepted: string[] = [];
      const tried = isQuick ? guarded.filter((_line, at) => at % kinds.length === kinds.indexOf(kind)) : guarded;
      expect(tried.length).toBeGreaterThan(10);
      for (const [line, { ask }] of tried) {
        const call = allEndpoints.get(callNameOf(line));
        if (!call) continue;
        const { status } = await people.send(
          'visitor',
          call,
          await ask(own),
          kind === 'nobody’s' ? `${token.slice(0, -6)}AAAAAA` : token,
        );
        if (status !== 401) accepted.push(`${line}: ${status}`);
      }
      expect(accepted).toEqual([]);
    },
    180_000,
  );
});
