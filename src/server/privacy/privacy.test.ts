import type { AuditEntry, OfficeAccount } from '@contract/office';
import type { WholeShortlist } from '@contract/shortlists';
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import sql, { raw } from 'sql-template-tag';
import { describeOnBoth } from '../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makeShortlist } from '../../../test/support/factories';
import { type PlantedPerson, plantPerson, plantedPassword } from '../../../test/support/plantedPerson';
import { readZip } from '../../../test/support/readZip';
import { testDeps } from '../../../test/support/testServer';
import { type ServerDeps, buildApi } from '../app';
import { originalKey } from '../media/pictureFiles';
import { exportPerson } from './exportPerson';
import { personalData } from './personalData';

describeOnBoth('a person’s data', (database) => {
  let server: FastifyInstance;
  let deps: ServerDeps;
  let remove: () => void;
  let boss: TestAccount;
  let logged = '';
  beforeAll(async () => {
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        logged += chunk.toString();
        done();
      },
    });
    ({ deps, remove } = testDeps(database(), { log: pino({ level: 'info' }, sink) }));
    server = await buildApi(deps);
    boss = await makeAccount(database(), { superuser: true });
  }, 360_000);
  afterAll(async () => {
    await server.close();
    remove();
  });

  const send = (who: TestAccount, method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object) =>
    server.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
  const eraseOwn = (who: PlantedPerson) => send(who, 'POST', '/api/auth/erase/', { password: plantedPassword });
  const lastEntry = async () => (await send(boss, 'GET', '/api/office/audit/?limit=1')).json<AuditEntry[]>()[0];

  /** The tables and files that contain any of these texts, with the text. */
  async function found(texts: readonly string[]): Promise<string[]> {
    const places: string[] = [];
    const tables = await database().rows<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    for (const { name } of tables) {
      const row = await database().row<{ all: string }>(
        sql`select string_agg(to_json(t)::text, ' ') as all from ${raw(name)} t`,
      );
      for (const text of texts) if (row?.all?.toLowerCase().includes(text)) places.push(`${name}: ${text}`);
    }
    const files = readdirSync(deps.settings.dataDir, { recursive: true, encoding: 'utf8' });
    for (const name of files.filter((one) => statSync(path.join(deps.settings.dataDir, one)).isFile())) {
      const content = readFileSync(path.join(deps.settings.dataDir, name), 'latin1').toLowerCase();
      for (const text of texts) if (content.includes(text)) places.push(`${name}: ${text}`);
    }
    for (const text of texts) if (logged.toLowerCase().includes(text)) places.push(`log: ${text}`);
    return places;
  }

  it('R43 an erased owner’s list goes to the longest-standing editor without its name, links, notes and votes', async () => {
    const person = await plantPerson(deps, 'sharing');
    const [first, second, viewer] = [
      await makeAccount(database()),
      await makeAccount(database()),
      await makeAccount(database()),
    ];
    const { id: home } = await makeListing(database());
    const id = await makeShortlist(database(), person.id, {
      name: person.marks[0] ?? '',
      homes: [home],
      members: [
        { id: viewer.id, role: 'view' },
        { id: second.id, role: 'edit' },
        { id: first.id, role: 'edit' },
      ],
    });
    const onlyViewed = await makeShortlist(database(), person.id, { members: [{ id: viewer.id, role: 'view' }] });
    await database().run(
      sql`update shortlist_member set joined_at = joined_at - interval '1 day' where account_id in (${first.id}, ${viewer.id})`,
    );
    for (const account of [person.id, first.id])
      await database().run(sql`
        insert into shortlist_vote (shortlist_id, property_id, account_id, note) values (${id}, ${home}, ${account}, ${account === person.id ? 'erased words' : 'kept words'})`);
    await database().run(sql`
      insert into shortlist_activity (shortlist_id, account_id, kind, property_id) values (${id}, ${person.id}, 'added', ${home})`);
    await database().run(sql`
      insert into shortlist_invitation (shortlist_id, role, token_hash, expires_at) values (${id}, 'edit', ${`hash of ${id}`}, now() + interval '1 day')`);

    expect((await eraseOwn(person)).statusCode).toBe(204);
    const list = (await send(second, 'GET', `/api/shortlists/${id}/`)).json<WholeShortlist>();
    expect([list.name, list.members.map(({ id: member, role }) => [member, role])]).toEqual([
      'Shared list',
      [
        [first.id, 'owner'],
        [viewer.id, 'view'],
        [second.id, 'edit'],
      ],
    ]);
    expect([list.homes[0]?.added_by, list.homes[0]?.votes.map(({ note }) => note), list.activity[0]?.who]).toEqual([
      null,
      ['kept words'],
      null,
    ]);
    expect((await send(first, 'GET', `/api/shortlists/${id}/`)).json<WholeShortlist>().invitations).toEqual([]);
    expect((await send(viewer, 'GET', `/api/shortlists/${onlyViewed}/`)).statusCode).toBe(404);
    expect(await found([...person.marks, 'erased words'])).toEqual([]);
  });

  it('R43 an export holds all planted markers and pictures, and no secret', async () => {
    const person = await plantPerson(deps, 'exported');
    const answer = await send(person, 'GET', '/api/auth/export/');
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="account-\d+-[\d-]+[.]zip"$/);
    const files = readZip(answer.rawPayload);
    const text = [...files].filter(([name]) => name.endsWith('.json')).map(([, bytes]) => bytes.toString());
    for (const json of text) JSON.parse(json);
    const all = text.join('\n');
    expect(person.marks.length).toBeGreaterThan(45);
    expect([...person.marks, ...person.taxMarks].filter((mark) => !all.includes(mark))).toEqual([]);
    for (const secret of [
      person.token,
      '$argon2id$',
      `${person.id} link`,
      `${person.id} reset`,
      `${person.id} subscriber`,
    ])
      expect(all).not.toContain(secret);
    for (const hash of person.pictures)
      expect(files.get(`pictures/${hash}.jpg`)).toEqual(
        readFileSync(path.join(deps.settings.dataDir, originalKey(hash))),
      );
    expect(files.get('README.txt')?.toString()).toContain('Everything Aangan Estates holds about this account');
    // what others own is not in it
    expect(all).not.toContain('Is it real?');
  }, 180_000);

  it('R43 an export reads a few hundred rows at a time, and stops with the client', async () => {
    const account = await makeAccount(database());
    await database().run(sql`
      insert into session (account_id, token_hash, device, expires_at)
      select ${account.id}, 'many ' || ${account.id}::text || ' ' || n, 'device ' || n, now() + interval '1 day' from generate_series(1, 1000) n`);
    const files = readZip((await send(account, 'GET', '/api/auth/export/')).rawPayload);
    const sessions = JSON.parse(files.get('sessions.json')?.toString() ?? '') as { device: string }[];
    expect(new Set(sessions.map(({ device }) => device)).size).toBe(1001);

    let statements = 0;
    const counting = {
      ...deps,
      database: {
        ...deps.database,
        rows: (query: Parameters<typeof deps.database.rows>[0]) => {
          statements += 1;
          return deps.database.rows(query);
        },
      } as typeof deps.database,
    };
    const person = { accountId: account.id, addresses: [], recipientHashes: [] };
    const stream = await exportPerson(counting, person);
    const closed = new Promise((done) => stream.once('close', done));
    await new Promise((done) => stream.once('readable', done));
    stream.destroy();
    await closed;
    const soFar = statements;
    expect(soFar).toBeLessThan(personalData.length);
    await database().row(sql`select 1`);
    expect(statements).toBeLessThanOrEqual(soFar + 1);
  }, 180_000);

  it('R43 an export shows the contact of a received enquiry only once it is opened', async () => {
    const person = await plantPerson(deps, 'opened');
    const received = async () =>
      JSON.parse(
        readZip((await send(person, 'GET', '/api/auth/export/')).rawPayload)
          .get('enquiries-received.json')
          ?.toString() ?? '',
      ) as { email: string | null }[];
    expect((await received()).map(({ email }) => email)).toEqual([`asha${person.id}@people.example`]);
    await database().run(sql`delete from enquiry_opening where account_id = ${person.id}`);
    expect((await received()).map(({ email }) => email)).toEqual([null]);
  }, 180_000);

  it('R43 erasing leaves none of the planted markers in any table, file, email or log, tax records aside', async () => {
    const bystander = await plantPerson(deps, 'bystander');
    const before = await found(bystander.marks);
    const person = await plantPerson(deps, 'erased');
    const [username, email] = [person.username, person.email];
    expect((await found(person.marks)).length).toBeGreaterThan(45);
    expect((await eraseOwn(person)).statusCode).toBe(204);
    expect(await found(person.marks)).toEqual([]);
    expect((await found(person.taxMarks)).map((place) => place.split(':')[0])).toEqual([
      'invoice',
      'payment',
      'payment_event',
    ]);
    for (const hash of person.pictures) {
      expect(await deps.media.original(hash)).toBeUndefined();
      expect(await deps.media.variant(`${hash}-300.webp`)).toBeNull();
    }
    expect(existsSync(path.join(deps.settings.dataDir, 'erasures.jsonl'))).toBe(true);
    // a file of leads or contacts that held them is not read again
    const files = [bystander, person].flatMap(({ id }) => [`${id} file`, `${id} contacts`]);
    expect(
      await database().rows(
        sql`select client_id, file_key is null as gone from data_import where client_id = any(${files}::text[]) order by id`,
      ),
    ).toEqual(files.map((client_id, at) => ({ client_id, gone: at >= 2 })));
    // the login is gone, and both names are free
    expect((await send(person, 'GET', '/api/auth/me/')).statusCode).toBe(401);
    const again = await server.inject({
      method: 'POST',
      url: '/api/auth/register/',
      payload: { username, email, password: 'a terrace by the river' },
    });
    expect(again.statusCode).toBe(201);
    // nothing of anyone else changed
    expect(await found(bystander.marks)).toEqual(before);
    for (const hash of bystander.pictures) expect(await deps.media.original(hash)).toBeDefined();
  }, 180_000);

  it.each(['Anne-Marie', 'half \ud800 an emoji', 'a NUL \u0000 within', '(née) [O’Neil] {1,2} $^ \\d+ 🏡'])(
    'R51 %j as a name and in an enquiry breaks neither storing, nor export, nor erasure',
    async (typed) => {
      const person = await plantPerson(deps, `typed${typed.length}`);
      expect((await send(person, 'PATCH', '/api/auth/me/', { name: typed })).statusCode).toBe(200);
      const { statusCode } = await send(person, 'POST', '/api/enquiries/', {
        kind: 'contact',
        name: typed,
        email: person.email,
        message: `${typed}: please call.`,
        client_id: `typed-name-${person.id}`,
      });
      expect(statusCode).toBe(201);
      expect((await send(person, 'GET', '/api/auth/export/')).statusCode).toBe(200);
      expect((await eraseOwn(person)).statusCode).toBeLessThan(300);
    },
  );

  it('R43 erasing asks for the password, and refuses a wrong one under its name', async () => {
    const person = await plantPerson(deps, 'asked');
    const refused = await send(person, 'POST', '/api/auth/erase/', { password: 'a guess at it' });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ password: expect.anything() }),
    ]);
    expect((await send(person, 'GET', '/api/auth/me/')).statusCode).toBe(200);
  }, 180_000);

  it('R43 cancels meetings still to come and tells the office, without a name', async () => {
    const person = await plantPerson(deps, 'met');
    await eraseOwn(person);
    const meeting = await database().row<{ id: number; status: string; ended: string }>(
      sql`select id, status, ended from meeting where account_id = ${person.id}`,
    );
    expect(meeting).toMatchObject({ status: 'cancelled', ended: 'cancelled' });
    const emails = await database().rows<{ subject: string }>(
      sql`select subject from mail where recipient = ${deps.settings.company.email} order by id desc limit 1`,
    );
    expect(emails).toEqual([{ subject: `Meeting ${meeting?.id} cancelled: the account was deleted` }]);
  }, 180_000);

  it('R43 an address that an account never proved brings no other person’s rows', async () => {
    const victim = await plantPerson(deps, 'victim');
    const thief = await makeAccount(database(), { email: victim.email, unverified: true });
    const before = await found(victim.marks);
    const files = readZip((await send(thief, 'GET', '/api/auth/export/')).rawPayload);
    const all = [...files.values()].map(String).join('\n');
    expect(victim.marks.filter((mark) => all.includes(mark))).toEqual([victim.email.split('@')[0]]);
    await send(boss, 'POST', `/api/office/accounts/${thief.id}/erase/`);
    expect(await found(victim.marks)).toEqual(before);
  }, 180_000);

  it('R43 a contact of somebody else who gave the same number keeps neither name nor address of who is erased', async () => {
    const person = await plantPerson(deps, 'shared');
    const contact = await database().row<{ id: number }>(
      sql`insert into person (name, last_contact_at) values ('sharedfamily', now()) returning id`,
    );
    const id = contact?.id ?? 0;
    const wrote = (name: string, email: string, phone: string) =>
      database().run(sql`
        insert into enquiry (client_id, kind, name, email, phone, phone_e164, message, person_id, person_due)
        values (${`shared-${phone.slice(-5)}-${email.length}`}, 'contact', ${name}, ${email}, ${phone}, ${phone}, 'Hello', ${id}, false)`);
    await wrote('sharedfamily', person.email, '+919826011111');
    await wrote('sharedfamily', person.email, '+919826022222');
    await wrote('Leela', 'leela@people.example', '+919826022222');
    await database().run(sql`
      insert into person_address (kind, address, person_id) values ('phone', '+919826011111', ${id}), ('phone', '+919826022222', ${id})`);
    expect((await eraseOwn(person)).statusCode).toBe(204);
    expect(await found([...person.marks, 'sharedfamily', '9826011111'])).toEqual([]);
    expect(await database().row(sql`select name from person where id = ${id}`)).toEqual({ name: 'Leela' });
    expect(await database().rows(sql`select address from person_address where person_id = ${id}`)).toEqual([
      { address: '+919826022222' },
    ]);
  }, 180_000);

  it('R43 a name that is a common word changes no email to somebody else', async () => {
    const person = await plantPerson(deps, 'common');
    await database().run(sql`update account set name = 'courtyard' where id = ${person.id}`);
    await database().run(sql`
      insert into mail (recipient, subject, body, next_try_at) values ('leela@people.example', 'A courtyard', 'Your courtyard', now() + interval '1 day')`);
    await eraseOwn(person);
    expect(await database().rows(sql`select subject, body from mail where recipient = 'leela@people.example'`)).toEqual(
      [{ subject: 'A courtyard', body: 'Your courtyard' }],
    );
    expect(
      await database().rows(
        sql`select subject from mail where subject = 'Enquiry from [erased]' and body ~ 'Name: \\[erased\\]'`,
      ),
    ).not.toEqual([]);
  }, 180_000);

  it('R43 keeps the words of the search that other listings have', async () => {
    const person = await plantPerson(deps, 'words');
    await database().run(
      sql`update property set description = 'Verandah facing Pipliyahana' where id = ${person.listingId}`,
    );
    const other = await plantPerson(deps, 'neighbour');
    await database().run(sql`update property set description = 'Another verandah' where id = ${other.listingId}`);
    const words = () =>
      database().rows(sql`select word from search_word where word in ('verandah', 'pipliyahana') order by word`);
    expect(await words()).toHaveLength(2);
    await eraseOwn(person);
    expect(await words()).toEqual([{ word: 'verandah' }]);
  }, 180_000);

  it('R43 R37 the office exports and erases with one audit entry each, without what was erased', async () => {
    const person = await plantPerson(deps, 'ordered');
    const url = `/api/office/accounts/${person.id}`;
    const exported = await send(boss, 'POST', `${url}/export/`);
    expect([exported.statusCode, readZip(exported.rawPayload).has('account.json')]).toEqual([200, true]);
    const first = await lastEntry();
    expect(first).toMatchObject({ action: 'account.export', subject_id: String(person.id), before: null, after: null });
    const erased = await send(boss, 'POST', `${url}/erase/`);
    expect([erased.statusCode, erased.json<OfficeAccount>()]).toEqual([
      200,
      expect.objectContaining({ username: `erased ${person.id}`, email: '', erased: true, disabled: true, roles: [] }),
    ]);
    const entry = await lastEntry();
    expect([entry?.id, entry?.action, entry?.before, entry?.after]).toEqual([
      (first?.id ?? 0) + 1,
      'account.erase',
      { erased: false },
      { erased: true },
    ]);
    expect(await found(person.marks)).toEqual([]);
    // again: nothing happens; and the account cannot be brought back to life
    expect((await send(boss, 'POST', `${url}/erase/`)).statusCode).toBe(200);
    expect((await lastEntry())?.id).toBe(entry?.id);
    const enabled = await server.inject({
      method: 'PATCH',
      url: `${url}/`,
      headers: boss.headers,
      payload: { version: erased.json<OfficeAccount>().version, disabled: false },
    });
    expect([enabled.statusCode, enabled.json()]).toEqual([409, expect.objectContaining({ code: 'erased' })]);
    expect((await send(boss, 'POST', '/api/office/accounts/999999/erase/')).statusCode).toBe(404);
    expect((await send(boss, 'POST', '/api/office/accounts/999999/export/')).statusCode).toBe(404);
  }, 180_000);

  it('R43 the last superuser is never erased, and an erased colleague has no name in the audit', async () => {
    const url = `/api/office/accounts/${boss.id}/erase/`;
    const refused = await send(boss, 'POST', url);
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ code: 'last_superuser' })]);
    const colleague = await plantPerson(deps, 'colleague');
    await database().run(sql`update account set is_superuser = true where id = ${colleague.id}`);
    await send(colleague, 'POST', `/api/office/accounts/${(await makeAccount(database())).id}/export/`);
    expect((await lastEntry())?.actor).toEqual({ id: colleague.id, username: colleague.username });
    expect((await send(boss, 'POST', `/api/office/accounts/${colleague.id}/erase/`)).statusCode).toBe(200);
    expect(await found(colleague.marks)).toEqual([]);
    const entries = (await send(boss, 'GET', `/api/office/audit/?actor=${colleague.id}`)).json<AuditEntry[]>();
    expect(entries.map(({ actor }) => actor.username)).toEqual([`erased ${colleague.id}`]);
  }, 180_000);
});
