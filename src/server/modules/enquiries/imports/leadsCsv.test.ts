import { dayInMs } from '@contract/durations';
import sql, { raw } from 'sql-template-tag';
import { describeOnBoth } from '../../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../../test/support/factories';
import { type Importing, openImporting } from '../../../../../test/support/importing';
import { storedE164 } from '../../../lib/phones';
import { enquiriesRoutes } from '../enquiriesRoutes';

/** Some time within the 24 months. */
const received = new Date(Math.floor((Date.now() - 100 * dayInMs) / dayInMs) * dayInMs + 9 * 3_600_000 + 100_040);
const inIndia = new Date(received.getTime() + 330 * 60_000).toISOString().slice(0, 16).replace('T', ' ');

describeOnBoth('leads as a file', (database) => {
  let office: Importing;
  let agent: TestAccount;
  beforeAll(async () => {
    office = await openImporting(database(), 'leads', [enquiriesRoutes]);
    await makeAccount(database(), { roles: ['agent'], name: 'Ravi Agent (Pune)' });
    agent = await makeAccount(database(), { roles: ['agent'], name: 'Ravi Agent' });
  });
  afterAll(() => office.close());
  const empty = async () => {
    for (const table of ['enquiry', 'property', 'data_import']) await database().run(sql`delete from ${raw(table)}`);
  };
  beforeEach(empty);

  const download = async (query = '', who: TestAccount = office.boss) => {
    const answer = await office.server.inject({ url: `/api/office/exports/leads.csv?${query}`, headers: who.headers });
    return { status: answer.statusCode, text: answer.body, headers: answer.headers };
  };
  interface Columns {
    email?: string;
    phone?: string;
    message?: string;
    kind?: string;
    channel?: string;
    state?: string;
    assignee?: number;
    listing?: number;
    title?: string;
  }
  const make = async (name: string, columns: Columns = {}) => {
    const { email = '', phone = '', message = '', kind = 'contact', channel = 'site', state = 'new' } = columns;
    const made = await database().row<{ id: number }>(sql`
      insert into enquiry (client_id, kind, name, email, phone, phone_e164, message, channel, state, assignee_id, property_id, property_title, created_at)
      values (gen_random_uuid()::text, ${kind}, ${name}, ${email}, ${phone}, ${storedE164(phone)}, ${message}, ${channel}, ${state},
        ${columns.assignee ?? null}, ${columns.listing ?? null}, ${columns.title ?? ''}, ${received}) returning id`);
    return made?.id ?? 0;
  };
  const note = (id: number, body: string, kind = 'note') =>
    database().run(sql`
      insert into enquiry_message (enquiry_id, client_id, kind, author_name, body, created_at)
      values (${id}, ${`${id} ${body.slice(0, 40)}`}, ${kind}, 'Desk', ${body}, now())`);

  /** Leads with what breaks files: formulas, quotes, lines, scripts, numbers as people type them, words for nothing. */
  async function plant(): Promise<void> {
    const referred = await makeListing(database(), { title: 'Lake View' });
    await database().run(sql`insert into imported_listing (reference, property_id) values ('V-101', ${referred.id})`);
    const titled = await makeListing(database(), { title: 'Villa, "Palms"' });
    const asha = await make('=HYPERLINK("x")', {
      email: 'asha@people.example',
      phone: '09826012345',
      message: '  0042 "two"\r\n\r\n+1 मराठी',
      kind: 'visit',
      state: 'answered',
      assignee: agent.id,
      listing: referred.id,
      title: 'Its former title',
    });
    await database().run(sql`insert into imported_enquiry (reference, enquiry_id) values ('0042', ${asha})`);
    await note(asha, 'Likes "Baner"\r\n\r\nand Aundh');
    await note(asha, '-5 % at most');
    await note(asha, 'We wrote this', 'reply');
    await note(await make('आशा राव', { phone: '9826012345', state: 'closed', listing: titled.id }), 'Source: 99acres');
    await make('Abroad', { phone: '+971-50-1234567', message: 'NA', channel: 'import' });
    await make('Two numbers', { phone: '0731 4000000, ext. 12 / 98260 54321', message: "'=1+1", channel: 'walk_in' });
    await make('N/A', { email: 'nobody@people.example', title: 'Some other project', channel: 'email' });
    await make('Long', { email: 'long@people.example', message: 'x'.repeat(40_000), kind: 'quote' });
    const noted = await make('Noted', { email: 'noted@people.example', channel: 'phone' });
    for (const letter of ['a', 'b', 'c']) await note(noted, letter.repeat(letter === 'c' ? 1_995 : 10));
  }
  const stored = () =>
    database().rows(sql`
      select id, version, kind, name, email, phone, phone_e164, message, property_id, property_title, state, assignee_id from enquiry order by id`);

  it('R54 export, import into an empty agency, export gives the same file, byte by byte', async () => {
    await plant();
    const first = await download();
    expect([first.status, first.headers['content-type'], first.headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/^text\/csv/),
      'no-store',
    ]);
    await empty();
    expect((await office.bringIn(first.text)).rows).toMatchObject({ total: 7, done: 7, bad: 0 });
    expect((await download()).text).toBe(first.text);
    expect((await stored())[0]).toMatchObject({
      name: '=HYPERLINK("x")',
      phone: '098260 12345',
      phone_e164: '+919826012345',
      message: '0042 "two"\n\n+1 मराठी',
      state: 'answered',
      assignee_id: agent.id,
      property_title: 'V-101',
    });
  });

  it('R54 beside its listings a lead is about the same one again', async () => {
    await plant();
    const first = await download();
    const before = await stored();
    await database().run(sql`delete from enquiry`);
    await office.bringIn(first.text);
    expect((await download()).text).toBe(first.text);
    const homes = (rows: readonly unknown[]) => rows.map((row) => (row as { property_id: number | null }).property_id);
    expect(homes(await stored())).toEqual(homes(before));
  });

  it('its columns are those of the template, its formulas none, its numbers text, and a channel is the source', async () => {
    await plant();
    const { text } = await download();
    const lines = text.split('\r\n');
    expect(lines[0]).toBe((await office.download('template.csv?kind=leads')).text.split('\r\n')[0]);
    expect(lines[0]?.startsWith('\uFEFF"Your reference","Name",')).toBe(true);
    expect(lines[1]).toBe(
      `"0042","'=HYPERLINK(""x"")","asha@people.example","098260 12345","0042 ""two""\n\n+1 मराठी","${inIndia}","V-101","Answered","Ravi Agent","Website","Likes ""Baner""\n\nand Aundh\n\n-5 % at most"`,
    );
    expect(lines[2]).toMatch(
      /^"E\d+-[\da-f]{8}","आशा राव","","98260 12345","","[^"]+","Villa, ""Palms""","Closed","","99acres",""$/,
    );
    expect(lines[3]).toContain('"Abroad","","+971 50 123 4567","",');
    expect(lines[4]).toContain(`"Two numbers","","0731 4000000, ext. 12 / 98260 54321","''=1+1",`);
    expect(lines[4]).toMatch(/"Walk-in",""$/);
    expect(lines[5]).toMatch(/","","nobody@people\.example",.*"Some other project","New","","Email",""$/);
    expect(lines[6]).toContain(`"${'x'.repeat(32_767)}"`);
    // what no note can hold beside the latest is left out
    expect(lines[7]).toMatch(/"","c{1995}"$/);
    expect(text).not.toContain('We wrote this');
  });

  it('R59 the agency’s own file, brought in again, changes nothing', async () => {
    await plant();
    const before = await stored();
    const { id } = await office.bringIn((await download()).text);
    expect((await office.rowsOf(id)).map(({ outcome }) => outcome)).toEqual(Array.from({ length: 7 }, () => 'same'));
    expect(await stored()).toEqual(before);
  });

  it('holds the leads of the list’s filter, and more than one statement reads, each with a reference that stays', async () => {
    await database().run(sql`
      insert into enquiry (client_id, kind, name, email, message, state)
      select 'many-' || n, 'contact', 'Person ' || n, 'p' || n || '@people.example', '', case when n % 2 = 0 then 'closed' else 'new' end from generate_series(1, 1203) n`);
    const count = (text: string) => text.trim().split('\r\n').length - 1;
    const closed = (await download('state=closed')).text;
    expect(count(closed)).toBe(601);
    expect(await database().row(sql`select count(*)::int as named from imported_enquiry`)).toEqual({ named: 601 });
    const all = (await download()).text;
    expect([count(all), new Set(all.match(/"E\d+-[\da-f]{8}"/g)).size]).toEqual([1203, 1203]);
    expect(all.split('\r\n')).toEqual(expect.arrayContaining(closed.split('\r\n')));
    expect((await download()).text).toBe(all);
  });

  it('only superusers save it', async () => {
    await make('Asha Rao', { email: 'asha@people.example' });
    const editor = await makeAccount(database(), { roles: ['editor'] });
    for (const who of [agent, editor]) {
      const { status, text } = await download('', who);
      expect([status, text]).toEqual([403, expect.not.stringContaining('Asha')]);
    }
  });
});
