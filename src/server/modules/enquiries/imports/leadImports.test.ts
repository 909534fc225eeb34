import { dayInMs } from '@contract/durations';
import type { OfficeEnquiry, OfficeEnquiryDetail } from '@contract/officeEnquiries';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../../test/support/factories';
import { type Importing, openImporting } from '../../../../../test/support/importing';
import { buildTestServer } from '../../../../../test/support/testServer';
import { findOfficeEnquiry } from '../officeEnquiriesStore';
import { enquiriesRoutes } from '../enquiriesRoutes';

const dayBefore = (days: number) => new Date(Date.now() - days * dayInMs).toISOString().slice(0, 10);
const received = dayBefore(100);

/** A file as an agency keeps one: headings in two languages, two spellings of a phone number, states in its own words. */
const leads = [
  'Lead No,ग्राहक का नाम,मोबाइल,E-mail,Requirement,Date,Property,Status,Sales executive,Lead source,Remarks',
  `L-1,Asha Rao,98260 12345,asha@people.example,3 BHK in Baner,${received},Lake View,Hot,Ravi Agent,99acres,Call after six`,
  `L-2,Vikram,+91-9826054321,,Plot,${received},Some other project,Junk,,,`,
  `L-3,,,mira@people.example,,,,,,,`,
  `L-4,Nobody,,,Villa,,,,,,`,
  `L-5,Old,98260 11111,,Villa,${dayBefore(800)},,,,,`,
  `L-6,Wrong,12,not-an-address,Villa,someday,,,,,`,
  `L-7,Early,98260 11112,,Villa,${dayBefore(-5)},,,,,`,
].join('\n');

describeOnBoth('leads from a file', (database) => {
  let office: Importing;
  let agent: TestAccount;
  let home: { id: number };
  beforeAll(async () => {
    office = await openImporting(database(), 'leads');
    agent = await makeAccount(database(), { roles: ['agent'], name: 'Ravi Agent' });
    home = await makeListing(database(), { title: 'Lake View' });
  });
  afterAll(() => office.close());
  beforeEach(async () => {
    await database().run(sql`delete from enquiry`);
    await database().run(sql`delete from data_import`);
  });

  const made = async (reference: string): Promise<OfficeEnquiry | undefined> => {
    const row = await database().row<{ id: number }>(
      sql`select enquiry_id as id from imported_enquiry where reference = ${reference}`,
    );
    return row && findOfficeEnquiry(database(), row.id);
  };

  it('reads headings in several languages, and what agencies call a status', async () => {
    const detail = await office.read(leads);
    expect(detail.columns.map(({ field }) => field)).toEqual([
      'reference',
      'name',
      'phone',
      'email',
      'message',
      'received',
      'listing',
      'state',
      'assignee',
      'source',
      'notes',
    ]);
    expect(detail.values).toEqual([
      { field: 'state', value: 'Hot', rows: 1, meaning: 'answered' },
      { field: 'state', value: 'Junk', rows: 1, meaning: 'closed' },
      { field: 'assignee', value: 'Ravi Agent', rows: 1, meaning: String(agent.id) },
    ]);
  });

  it('takes serial numbers for no reference: those of another file belong to other rows', async () => {
    const { columns } = await office.read('Sr. No.,S No,क्रमांक,E-mail\n1,1,1,asha@people.example');
    expect(columns.map(({ field }) => field)).toEqual([null, null, null, 'email']);
  });

  it('says everything that is wrong with a row', async () => {
    const { id, rows } = await office.check(leads);
    expect(rows).toMatchObject({ total: 7, good: 3, bad: 4 });
    const found = await office.rowsOf(id, 'bad');
    expect(found.map(({ id: number, errors }) => [number, errors.map(({ column }) => column)])).toEqual([
      [5, [null]],
      [6, ['Date']],
      [7, ['E-mail', 'मोबाइल', 'Date']],
      [8, ['Date']],
    ]);
    expect([found[1], found[3]].map((row) => row?.errors[0]?.message)).toEqual([
      expect.stringContaining('24 months'),
      expect.stringContaining('in the future'),
    ]);
  });

  it('R54 brings in each row as the office keeps it: person, day, listing, status, colleague and note', async () => {
    expect(await office.bringIn(leads)).toMatchObject({ state: 'done', rows: { done: 3, bad: 4 } });
    expect(await made('L-1')).toMatchObject({
      kind: 'property',
      channel: 'import',
      state: 'answered',
      name: 'Asha Rao',
      email: 'asha@people.example',
      phone_e164: '+919826012345',
      message: '3 BHK in Baner',
      property: { id: home.id, title: 'Lake View' },
      owner: null,
      assignee: { id: agent.id, name: 'Ravi Agent' },
      created_at: new Date(`${received}T00:00:00+05:30`).toISOString(),
    });
    expect(await made('L-2')).toMatchObject({
      kind: 'contact',
      state: 'closed',
      property: { id: null, title: 'Some other project' },
      assignee: null,
    });
    expect(await database().row(sql`select phone_e164 from enquiry where name = 'Vikram'`)).toEqual({
      phone_e164: '+919826054321',
    });
    expect(await made('L-3')).toMatchObject({ name: 'Name not given', email: 'mira@people.example', state: 'new' });
    expect(
      await database().rows(sql`select author_id, body, created_at from enquiry_message where kind = 'note'`),
    ).toEqual([
      {
        author_id: office.boss.id,
        body: 'Source: 99acres\nCall after six',
        created_at: new Date(`${received}T00:00:00+05:30`),
      },
    ]);
  });

  it('reads “NA” and “-” as nothing, and two numbers in one cell', async () => {
    const file = ['Lead No,Name,Phone,Email', 'M-1,NA,"98260 12345, 98260 54321",-', 'M-2,Asha,n/a,not available'].join(
      '\n',
    );
    const { id } = await office.bringIn(file);
    expect(await made('M-1')).toMatchObject({
      name: 'Name not given',
      email: '',
      phone: '98260 12345 / 98260 54321',
      phone_e164: '+919826012345',
    });
    expect((await office.rowsOf(id, 'bad')).map(({ errors }) => errors.map(({ message }) => message))).toEqual([
      ['Add a phone number or an email address.'],
    ]);
  });

  it('is silent: nobody is written to, and no first reply is due', async () => {
    await database().run(sql`delete from mail`);
    await office.bringIn(leads);
    expect(
      await database().row(sql`
        select (select count(*)::int from mail) as emails, (select count(*)::int from enquiry where response_due_at is not null) as due, (select count(*)::int from enquiry) as many`),
    ).toEqual({ emails: 0, due: 0, many: 3 });
  });

  it('R59 the same file again makes nothing twice, changes the person and the text, and leaves status and colleague', async () => {
    await office.bringIn(leads);
    const { id } = (await made('L-1'))!;
    await database().run(sql`update enquiry set state = 'closed', assignee_id = null where id = ${id}`);
    const again = await office.bringIn(leads.replace('98260 12345', '98260 99999'));
    expect((await office.rowsOf(again.id, 'done')).map(({ outcome }) => outcome)).toEqual(['changed', 'same', 'same']);
    expect(await made('L-1')).toMatchObject({ id, phone_e164: '+919826099999', state: 'closed', assignee: null });
    const withoutNumbers = leads.replaceAll(/^L-\d/gm, '').replace('Lead No', 'Left out');
    await office.bringIn(withoutNumbers);
    await office.bringIn(withoutNumbers);
    expect(await database().row(sql`select count(*)::int as many from enquiry`)).toEqual({ many: 6 });
  });

  it('R54 an undo deletes what was made, restores what was changed, and keeps a lead that was answered since', async () => {
    const first = await office.bringIn(`${leads}\nL-8,Nina,98260 11113,,Flat,,,,,,`);
    const second = await office.bringIn(leads.replace('98260 12345', '98260 99999'));
    expect((await office.undo(second)).rows).toMatchObject({ reversed: 3, kept: 0 });
    expect(await made('L-1')).toMatchObject({ phone_e164: '+919826012345' });
    const server = await buildTestServer(database(), [enquiriesRoutes]);
    const answered = (await made('L-3'))!;
    const noted = (await made('L-2'))!;
    const send = (url: string, payload: object) =>
      server.inject({ method: 'POST', url: `/api/office/enquiries/${url}/`, headers: agent.headers, payload });
    const reply = { version: answered.version, text: 'Dear Mira', client_id: 'reply-to-mira' };
    expect((await send(`${answered.id}/reply`, reply)).statusCode).toBe(201);
    const without = await send(`${noted.id}/reply`, {
      version: noted.version,
      text: 'Dear Vikram',
      client_id: 'reply-to-vikram',
    });
    expect([without.statusCode, without.json<{ text: string[] }>().text[0]]).toEqual([
      400,
      expect.stringContaining('no email address'),
    ]);
    expect((await send(`${noted.id}/notes`, { text: 'Called', client_id: 'note-on-vikram' })).statusCode).toBe(201);
    await database().run(sql`update enquiry set assignee_id = ${agent.id} where name = 'Nina'`);
    const undone = await office.undo(await office.get(first.id));
    expect(undone.rows).toMatchObject({ reversed: 1, kept: 3 });
    const kept = await office.rowsOf(first.id, 'kept');
    expect(kept.map(({ subject, reason }) => [subject?.title, reason])).toEqual([
      ['Vikram', 'Someone has worked on this lead since.'],
      ['Name not given', 'Someone has worked on this lead since.'],
      ['Nina', 'Someone has worked on this lead since.'],
    ]);
    expect(await made('L-1')).toBeUndefined();
    const { body } = await server.inject({ url: `/api/office/enquiries/${answered.id}/`, headers: agent.headers });
    expect((JSON.parse(body) as OfficeEnquiryDetail).messages.map(({ text }) => text)).toEqual(['Dear Mira']);
    await server.close();
  });

  it('two rows that say the same are two leads, each time that the file comes', async () => {
    const equal = ['Name,Phone', 'Asha,98260 12345', 'Asha,98260 12345'].join('\n');
    await office.bringIn(equal);
    await office.bringIn(`${equal}\nMira,98260 54321`);
    const alone = await office.bringIn('Name,Phone\nMira,98260 54321');
    expect((await office.rowsOf(alone.id, 'done')).map(({ outcome }) => outcome)).toEqual(['same']);
    expect(await database().row(sql`select count(*)::int as many from enquiry`)).toEqual({ many: 3 });
  });

  it('an agent who left between the check and the run is a wrong value of the row, and the others come in', async () => {
    const left = await makeAccount(database(), { roles: ['agent'], name: 'Left Agent' });
    const { id, version } = await office.check(
      ['Name,Phone,Agent', 'Asha,98260 12345,Left Agent', 'Mira,98260 12346,'].join('\n'),
    );
    await database().run(sql`update account set disabled_at = now() where id = ${left.id}`);
    await office.ask('POST', `${id}/run/`, { version });
    await office.run();
    expect((await office.get(id)).rows).toMatchObject({ done: 1, bad: 1 });
    expect((await office.rowsOf(id, 'bad'))[0]?.errors).toEqual([
      { column: 'Agent', value: 'Left Agent', message: 'Go back to the columns and choose what this value means.' },
    ]);
  });
});
