import { authEndpoints } from '@contract/auth';
import { newsletterEndpoints } from '@contract/newsletter';
import type { Database } from '@server/db/database';
import { queueEmail } from '@server/email/outbox';
import sql, { raw } from 'sql-template-tag';
import { describeOnBoth } from '../support/databases';
import { waitUntil } from '../support/waitUntil';
import { type People, startPeople } from './support/people';

/** Every value of every row, as in a copy of the database. */
async function dump(database: Database): Promise<string> {
  const tables = await database.rows<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'search_%' order by 1`,
  );
  const texts: string[] = [];
  for (const { name } of tables)
    texts.push(
      ...(
        await database.rows<{ row: string }>(sql`select ${raw(`"${name}"`)}::text as row from ${raw(`"${name}"`)}`)
      ).map(({ row }) => row),
    );
  return texts.join('\n');
}

/** Possible keys: long words, also inside encoded values. */
function candidates(text: string): string[] {
  const words = text.match(/[\w.$+/=-]{16,}/g) ?? [];
  const decoded = words.flatMap((word) =>
    ['base64', 'base64url', 'hex'].map((encoding) => Buffer.from(word, encoding as 'hex').toString('latin1')),
  );
  const inner = [...words, ...decoded].flatMap((each) => each.match(/[\w-]{16,}/g) ?? []);
  return [...new Set([...words, ...inner])];
}

describeOnBoth('R28 a copy of the database', (database) => {
  let people: People;
  beforeAll(async () => {
    people = await startPeople(database());
  }, 180_000);
  afterAll(() => people.end());

  const letters = async () =>
    (
      await database().row<{ many: number }>(
        sql`select count(*)::int as many from mail where recipient = 'owner@people.example'`,
      )
    )?.many ?? 0;

  it('contains no way to log in: no session, queued email or hash works as a key', async () => {
    await people.send('visitor', authEndpoints.requestPasswordReset, { body: { email: 'owner@people.example' } });
    await people.send('visitor', newsletterEndpoints.subscribe, { body: { email: 'owner@people.example' } });
    await waitUntil(async () => (await letters()) >= 3).catch(() => undefined);
    expect(['letters to the owner', await letters()]).toEqual(['letters to the owner', 3]);
    const copy = await dump(database());
    for (const own of ['owner@people.example', 'password_reset', people.tokenOf('owner')])
      expect([own, copy.includes(own)]).toEqual([own, own === 'owner@people.example']);
    const keys = candidates(copy);
    expect(keys.length).toBeGreaterThan(20);
    const opened: string[] = [];
    for (const key of keys) {
      if ((await people.send('visitor', authEndpoints.me, {}, key)).status !== 401) opened.push(`a session: ${key}`);
      if (
        (
          await people.send('visitor', authEndpoints.confirmPasswordReset, {
            body: { token: key.slice(0, 200).padEnd(20, 'x'), new: 'a courtyard in Pune' },
          })
        ).status < 300
      )
        opened.push(`a new password: ${key}`);
      for (const call of [authEndpoints.confirmEmail, authEndpoints.undoEmailChange]) {
        if ((await people.send('visitor', call, { body: { token: key.slice(0, 200).padEnd(20, 'x') } })).status === 204)
          opened.push(`an address: ${key}`);
      }
    }
    for (const { hash } of await database().rows<{ hash: string }>(sql`select password_hash as hash from account`)) {
      if (
        (await people.send('visitor', authEndpoints.login, { body: { username: 'owner', password: hash } })).status !==
        400
      )
        opened.push(`a login: ${hash}`);
    }
    expect(opened).toEqual([]);
  }, 360_000);

  it('would fail this test if it contained a plain key', async () => {
    await queueEmail(database(), {
      kind: 'password_reset',
      to: 'owner@people.example',
      subject: '',
      parts: [`https://aangan.test/reset-password?token=${people.tokenOf('owner')}`],
    });
    const copy = await dump(database());
    // the plain key is in the copy only
    await database().run(sql`delete from mail where subject = ''`);
    expect(candidates(copy)).toContain(people.tokenOf('owner'));
    expect((await people.send('visitor', authEndpoints.me, {}, people.tokenOf('owner'))).status).toBe(200);
  });
});
