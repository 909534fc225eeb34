import type { PersonDetail } from '@contract/people';
import sql, { raw } from 'sql-template-tag';
import { describeOnBoth } from '../../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../../test/support/factories';
import { type Importing, openImporting } from '../../../../../test/support/importing';
import { peopleRoutes } from '../peopleRoutes';

describeOnBoth('contacts as a file', (database) => {
  let office: Importing;
  let agent: TestAccount;
  beforeAll(async () => {
    office = await openImporting(database(), 'contacts', [peopleRoutes]);
    agent = await makeAccount(database(), { roles: ['agent'], name: 'Ravi Agent' });
  });
  afterAll(() => office.close());
  const empty = async () => {
    for (const table of ['enquiry', 'person', 'data_import']) await database().run(sql`delete from ${raw(table)}`);
  };
  beforeEach(empty);

  const download = async (query = '', who: TestAccount = office.boss) => {
    const answer = await office.server.inject({
      url: `/api/office/exports/contacts.csv?${query}`,
      headers: who.headers,
    });
    return { status: answer.statusCode, text: answer.body, headers: answer.headers };
  };
  const make = async (name: string, columns: { other_names?: string[]; tags?: string[]; zone?: string } = {}) =>
    (
      await database().row<{ id: number }>(sql`
        insert into person (name, other_names, tags, zone, last_contact_at)
        values (${name}, ${columns.other_names ?? []}::text[], ${columns.tags ?? []}::text[], ${columns.zone ?? ''}, '2026-03-12T09:01:40Z') returning id`)
    )?.id ?? 0;
  const address = (id: number, kind: 'email' | 'phone', value: string, confirmed = false) =>
    database().run(
      sql`insert into person_address (kind, address, person_id, confirmed) values (${kind}, ${value}, ${id}, ${confirmed})`,
    );
  const note = (id: number, body: string, kind = 'note') =>
    database().run(sql`
      insert into person_note (client_id, person_id, kind, author_name, body, created_at)
      values (${`${id} ${body}`}, ${id}, ${kind}, 'Desk', ${body}, now())`);

  /** Contacts with what breaks files: formulas, quotes, lines, scripts, lists, numbers of several countries. */
  async function plant(): Promise<void> {
    const asha = await make('=HYPERLINK("x")', {
      other_names: ['आशा राव', 'Rao, Asha', "'=1+1"],
      tags: ['NRI; Dubai'],
      zone: 'Asia/Dubai',
    });
    await database().run(sql`insert into imported_person (reference, person_id) values ('0042', ${asha})`);
    await address(asha, 'email', 'zoya@people.example', true);
    await address(asha, 'email', 'asha@people.example');
    await address(asha, 'phone', '+919826012345');
    await address(asha, 'phone', '+971501234567');
    await address(asha, 'phone', '+12125550100');
    await note(asha, 'Likes "Baner"\n\nand Aundh, too');
    await note(asha, 'Two lines\r\nof one note');
    await note(asha, 'A call', 'call');
    await database().run(
      sql`update person set language = 'mr', agent_id = ${agent.id}, state = 'won', state_at = now() where id = ${asha}`,
    );
    const vikram = await make('विक्रम', { tags: ['Investor', 'Seller, NRI'.split(',')[0] ?? ''] });
    await address(vikram, 'phone', '+917314000000');
    await database().run(sql`update person set stage = 'visiting' where id = ${vikram}`);
    await address(await make(''), 'email', 'nobody@people.example');
  }

  it('R54 export, import into an empty agency, export gives the same file, byte by byte', async () => {
    await plant();
    const first = await download();
    expect([first.status, first.headers['content-type'], first.headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/^text\/csv/),
      'no-store',
    ]);
    await empty();
    expect((await office.bringIn(first.text)).rows).toMatchObject({ total: 3, done: 3, warned: 0, bad: 0 });
    expect((await download()).text).toBe(first.text);
  });

  it('its columns are those of the template, its numbers are text, its formulas none, and its times say whose they are', async () => {
    await plant();
    const { text } = await download();
    const lines = text.split('\r\n');
    expect(lines[0]).toBe((await office.download('template.csv?kind=contacts')).text.split('\r\n')[0]);
    expect(lines[0]?.startsWith('\uFEFF"Your reference","Name",')).toBe(true);
    expect(lines[0]).toContain('"Last contact (India time)"');
    expect(text).toContain(
      `"0042","'=HYPERLINK(""x"")","आशा राव; Rao, Asha; '=1+1","asha@people.example","zoya@people.example"`,
    );
    expect(text).toContain(
      '"+1 212 555 0100","+91 98260 12345, +971 50 123 4567","Marathi","Asia/Dubai","NRI; Dubai,","Won"',
    );
    expect(text).toContain(
      '"Ravi Agent","2026-03-12 14:31","Likes ""Baner""\n\nand Aundh, too\n\nTwo lines\nof one note"\r\n',
    );
    expect(text).not.toContain('A call');
  });

  it('R59 the agency’s own file, brought in again, changes nobody', async () => {
    await plant();
    const before = await database().rows(
      sql`select id, version, name, other_names, tags, state, agent_id from person order by id`,
    );
    const { id } = await office.bringIn((await download()).text);
    expect((await office.rowsOf(id)).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same']);
    expect(
      await database().rows(sql`select id, version, name, other_names, tags, state, agent_id from person order by id`),
    ).toEqual(before);
  });

  it('holds the contacts of the list’s filter, more than one statement reads, and who came just now', async () => {
    await database().run(sql`
      insert into person (name, tags, last_contact_at) select 'Person ' || n, case when n % 2 = 0 then '{Even}'::text[] else '{}' end, now() from generate_series(1, 1203) n`);
    await database().run(
      sql`insert into enquiry (client_id, kind, name, email, message) values ('just-now', 'contact', 'Nina', 'nina@people.example', '')`,
    );
    const count = (text: string) => text.trim().split('\r\n').length - 1;
    const all = (await download()).text;
    expect(count(all)).toBe(1204);
    expect(new Set(all.match(/Person \d+/g)).size).toBe(1203);
    expect(all).toContain('"Nina","","nina@people.example"');
    expect(count((await download('tag=Even')).text)).toBe(601);
  });

  it('only superusers save it', async () => {
    await make('Asha Rao');
    const { status, text } = await download('', agent);
    expect([status, text]).toEqual([403, expect.not.stringContaining('Asha')]);
  });

  it('of notes that no cell can hold it has the latest', async () => {
    const id = await make('Asha');
    await address(id, 'email', 'asha@people.example');
    for (const [at, letter] of ['a', 'b', 'c'].entries())
      await database().run(sql`
        insert into person_note (client_id, person_id, kind, author_name, body, created_at)
        values (${`long ${letter}`}, ${id}, 'note', 'Desk', ${letter.repeat(16_000)}, now() + make_interval(secs => ${at}))`);
    const { text } = await download();
    expect([text.includes('aaa'), text.includes('bbb'), text.includes('ccc')]).toEqual([false, true, true]);
    expect((await office.bringIn(text)).outcomes).toEqual({ made: 0, changed: 0, same: 1 });
  });

  it('a zone or a city that staff type is stored by its name, and another one is refused', async () => {
    const id = await make('Asha');
    const change = (version: number, zone: string | null) =>
      office.server.inject({
        method: 'PATCH',
        url: `/api/office/people/${id}/`,
        headers: agent.headers,
        payload: { version, zone },
      });
    expect((await change(1, 'new york')).json<PersonDetail>().zone).toBe('America/New_York');
    expect((await change(2, 'Middle Earth')).json()).toMatchObject({ zone: [expect.stringContaining('Asia/Dubai')] });
    expect((await change(2, null)).json<PersonDetail>().zone).toBeNull();
  });
});
