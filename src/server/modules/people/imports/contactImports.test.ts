import type { Person, PersonDetail } from '@contract/people';
import { dayInMs } from '@contract/durations';
import sql, { raw } from 'sql-template-tag';
import { describeOnBoth } from '../../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../../test/support/factories';
import { type Importing, openImporting } from '../../../../../test/support/importing';
import { joinPeopleJob, lockPeople } from '../joinPeople';
import { peopleRoutes } from '../peopleRoutes';

const dayBefore = (days: number) => new Date(Date.now() - days * dayInMs).toISOString().slice(0, 10);

/** A file as an agency has one: headings in three languages, names in two scripts, several numbers in one cell. */
const contacts = [
  'Customer ID,पूरा नाम,Also written,ई-मेल,Alternate email,मोबाईल क्रमांक,Landline,भाषा,Timezone,Tags,Stage,Relationship manager,Last contacted,शेरा',
  `C-1,Asha Rao,आशा राव; Asha R.,ASHA@people.example,rao@people.example,98260 12345,0731 400 0000,हिंदी,IST,"NRI, Investor",Follow up,Ravi Agent,${dayBefore(30)},Calls after six`,
  `C-2,"व्यास, मीरा",,,,+971 50 123 4567 / 98260 54321,,Marathi,Dubai,,Hot,,,`,
  `,Vikram,,vikram@people.example,,,,,,,,,,`,
].join('\n');

describeOnBoth('contacts from a file', (database) => {
  let office: Importing;
  let agent: TestAccount;
  beforeAll(async () => {
    office = await openImporting(database(), 'contacts', [peopleRoutes]);
    agent = await makeAccount(database(), { roles: ['agent'], name: 'Ravi Agent' });
  });
  afterAll(() => office.close());
  beforeEach(async () => {
    for (const table of ['enquiry', 'visit', 'saved_search', 'search_subscriber', 'person', 'data_import'])
      await database().run(sql`delete from ${raw(table)}`);
  });

  const idOf = async (reference: string) =>
    (
      await database().row<{ id: number }>(
        sql`select person_id as id from imported_person where reference = ${reference}`,
      )
    )?.id ?? 0;
  const read = async (id: number) =>
    (await office.server.inject({ url: `/api/office/people/${id}/`, headers: agent.headers })).json<PersonDetail>();
  const rows = async (columns = 'name') => database().rows(sql`select ${raw(columns)} from person order by id`);
  const many = async () => (await rows()).length;
  const outcomesOf = async (id: number) => (await office.rowsOf(id)).map(({ outcome }) => outcome);
  const enquiry = (email: string, phone: string) =>
    database().run(sql`
      insert into enquiry (client_id, kind, name, email, phone, phone_e164, message)
      values (${`by-${email}-${phone}`}, 'contact', 'Asha', ${email}, ${phone}, ${phone}, 'Is it free?')`);
  const join = () => joinPeopleJob.run({ database: database(), now: () => new Date() }, async () => true);

  it('reads headings in three languages, and what agencies call a language, a status and a colleague', async () => {
    const detail = await office.read(contacts);
    expect(detail.columns.map(({ field }) => field)).toEqual([
      'external_id',
      'name',
      'other_names',
      'email',
      'other_emails',
      'phone',
      'other_phones',
      'language',
      'zone',
      'tags',
      'state',
      'agent',
      'last_contact',
      'notes',
    ]);
    expect(detail.values).toEqual([
      { field: 'language', value: 'Marathi', rows: 1, meaning: 'mr' },
      { field: 'language', value: 'हिंदी', rows: 1, meaning: 'hi' },
      { field: 'state', value: 'Follow up', rows: 1, meaning: 'in_touch' },
      { field: 'state', value: 'Hot', rows: 1, meaning: 'in_touch' },
      { field: 'agent', value: 'Ravi Agent', rows: 1, meaning: String(agent.id) },
    ]);
  });

  it('takes serial numbers for no reference: those of another file belong to other rows', async () => {
    const { columns } = await office.read('Sr. No.,S No,क्रमांक,E-mail\n1,1,1,asha@people.example');
    expect(columns.map(({ field }) => field)).toEqual([null, null, null, 'email']);
  });

  it('reads what address books write: first and last name, “E-mail 1 - Value”, “Phone 2 - Value”', async () => {
    const { columns } = await office.read(
      'First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value\nAsha,Rao,Work,asha@people.example,,Mobile,98260 12345,98260 12346',
    );
    expect(columns.map(({ field }) => field)).toEqual([
      'name',
      'last_name',
      null,
      'email',
      'other_emails',
      null,
      'phone',
      'other_phones',
    ]);
  });

  it('R54 brings in each row as the office keeps it: names, addresses in E.164, language, zone, tags, status and note', async () => {
    expect(await office.bringIn(contacts)).toMatchObject({ state: 'done', rows: { done: 3, bad: 0, warned: 0 } });
    expect(await read(await idOf('C-1'))).toMatchObject({
      name: 'Asha Rao',
      names: ['Asha R.', 'आशा राव'],
      emails: ['asha@people.example', 'rao@people.example'],
      phones: ['+917314000000', '+919826012345'],
      language: 'hi',
      zone: 'Asia/Kolkata',
      tags: ['NRI', 'Investor'],
      state: 'in_touch',
      agent: { id: agent.id },
      last_contact_at: new Date(`${dayBefore(30)}T00:00:00+05:30`).toISOString(),
    });
    expect(await read(await idOf('C-2'))).toMatchObject({
      name: 'व्यास, मीरा',
      phones: ['+919826054321', '+971501234567'],
      language: 'mr',
      zone: 'Asia/Dubai',
      agent: null,
    });
    expect(await database().rows(sql`select kind, body, author_id, created_at from person_note`)).toEqual([
      {
        kind: 'note',
        body: 'Calls after six',
        author_id: office.boss.id,
        created_at: new Date(`${dayBefore(30)}T00:00:00+05:30`),
      },
    ]);
  });

  it('the list finds a contact by another spelling of the name, too', async () => {
    await office.bringIn(
      'Name,Also written,Email\nAsha Rao,Mrs. Mehta; सुनीता,asha@people.example\nRavi,,ravi@people.example',
    );
    const found = async (search: string) =>
      (
        await office.server.inject({
          url: `/api/office/people/?search=${encodeURIComponent(search)}`,
          headers: agent.headers,
        })
      )
        .json<Person[]>()
        .map(({ name }) => name);
    expect([await found('mehta'), await found('Suneeta'), await found('mehra')]).toEqual([
      ['Asha Rao'],
      ['Asha Rao'],
      [],
    ]);
  });

  it('says everything that is wrong with a row', async () => {
    const file = [
      'Ref,Name,Email,Phone,Time zone,Tags,Last contact',
      'W-1,Wrong,not-an-address,12; 2125550100,Middle Earth,' + 'x'.repeat(41) + ',someday',
      ',Nobody,,,,,',
      `W-3,Old,old@people.example,,,,${dayBefore(800)}`,
      `W-4,Early,early@people.example,,,,${dayBefore(-5)}`,
      'W-5,Asha,NA,-,,,',
      'W-5,Twice,,98260 12345,,,',
    ].join('\n');
    const { id, rows: counts } = await office.check(file);
    expect(counts).toMatchObject({ total: 6, good: 1, bad: 5 });
    const found = await office.rowsOf(id, 'bad');
    expect(found.map(({ id: number, errors }) => [number, errors.map(({ column }) => column)])).toEqual([
      [2, ['Email', 'Phone', 'Phone', 'Time zone', 'Tags', 'Last contact']],
      [3, [null]],
      [4, ['Last contact']],
      [5, ['Last contact']],
      [7, [null]],
    ]);
    expect([found[1], found[2], found[3], found[4]].map((row) => row?.errors[0]?.message)).toEqual([
      'Add a phone number, an email address or your own reference.',
      expect.stringContaining('24 months'),
      expect.stringContaining('in the future'),
      '“W-5” is also in row 6.',
    ]);
    expect(found[0]?.errors[2]?.message).toBe('Add the country code to 2125550100, such as +91.');
  });

  it('shows rows of a file that share an address before they come in, and makes one contact of them with both names', async () => {
    const file = [
      'Name,Mobile,Email',
      'Ravi,98260 12345,',
      'Meera,+91 98260-12345,meera@people.example',
      'Anil,,MEERA@people.example',
    ].join('\n');
    const checked = await office.check(file);
    expect(checked.rows).toMatchObject({ good: 1, warned: 2, bad: 0 });
    expect((await office.rowsOf(checked.id, 'warned')).map(({ warnings }) => warnings)).toEqual([
      [
        {
          column: 'Mobile',
          value: '+91 98260-12345',
          message: expect.stringContaining('“+919826012345” is also in row 2.'),
        },
      ],
      [
        {
          column: 'Email',
          value: 'MEERA@people.example',
          message: expect.stringContaining('“meera@people.example” is also in row 3.'),
        },
      ],
    ]);
    const first = await office.bringIn(file);
    expect(await rows('name, other_names')).toEqual([{ name: 'Anil', other_names: ['Ravi', 'Meera'] }]);
    expect(await outcomesOf((await office.bringIn(file)).id)).toEqual(['same', 'same', 'same']);
    expect((await office.undo(await office.get(first.id))).rows).toMatchObject({ reversed: 3, kept: 0 });
    expect(await many()).toBe(0);
  });

  it('R59 the same file again changes nothing, and one that differs changes what differs, by reference, email or number', async () => {
    await office.bringIn(contacts);
    const before = await rows('id, name, other_names, language, zone, tags, agent_id, state, last_contact_at, version');
    expect(await outcomesOf((await office.bringIn(contacts)).id)).toEqual(['same', 'same', 'same']);
    expect(
      await rows('id, name, other_names, language, zone, tags, agent_id, state, last_contact_at, version'),
    ).toEqual(before);
    const other = [
      'Ref,Name,Email,Phone,Tags,Status,Notes',
      'C-1,Asha Rao-Mehta,new@people.example,,Seller,Lost,Moved to Pune',
      ',MEERA VYAS,meera@people.example,+91 98260 54321,,,',
      'V-9,vikram,Vikram@people.example,,,Site visit,',
    ].join('\n');
    const { id } = await office.bringIn(other);
    expect(await outcomesOf(id)).toEqual(['changed', 'changed', 'changed']);
    expect(await many()).toBe(3);
    expect(await read(await idOf('C-1'))).toMatchObject({
      name: 'Asha Rao-Mehta',
      names: ['Asha R.', 'Asha Rao', 'आशा राव'],
      emails: ['asha@people.example', 'new@people.example', 'rao@people.example'],
      tags: ['NRI', 'Investor', 'Seller'],
      // what the office has said stays
      state: 'in_touch',
    });
    expect(await read(await idOf('C-2'))).toMatchObject({ name: 'MEERA VYAS', emails: ['meera@people.example'] });
    expect(await read(await idOf('V-9'))).toMatchObject({ name: 'Vikram', state: 'visiting' });
    expect(await outcomesOf((await office.bringIn(other)).id)).toEqual(['same', 'same', 'same']);
  });

  it('a row with addresses of two contacts belongs to the one of the email, and both are proposed as one', async () => {
    await office.bringIn('Name,Email,Phone\nAsha,asha@people.example,\nRavi,,98260 12345');
    const { id } = await office.bringIn('Name,Email,Phone\nAsha,asha@people.example,98260 12345');
    const [asha, ravi] = (await rows('id')) as [{ id: number }, { id: number }];
    expect((await read(asha.id)).matches).toMatchObject([{ id: ravi.id, address: '+919826012345' }]);
    expect((await read(ravi.id)).phones).toEqual(['+919826012345']);
    expect((await office.undo(await office.get(id))).rows).toMatchObject({ reversed: 1 });
    expect((await read(asha.id)).matches).toEqual([]);
  });

  it('an enquiry with the email or the number of an imported contact joins it, and a row with those of an enquiry finds its contact', async () => {
    await office.bringIn(contacts);
    await enquiry('RAO@people.example', '');
    await enquiry('', '+971501234567');
    await enquiry('new@people.example', '+919826077777');
    await join();
    expect(await database().rows(sql`select person_id from enquiry order by id limit 2`)).toEqual([
      { person_id: await idOf('C-1') },
      { person_id: await idOf('C-2') },
    ]);
    expect(await many()).toBe(4);
    await office.bringIn('Ref,Name,Phone\nN-1,Nina,98260 77777');
    expect(await many()).toBe(4);
    expect(await read(await idOf('N-1'))).toMatchObject({
      name: 'Nina',
      names: ['Asha'],
      emails: ['new@people.example'],
    });
  });

  it('a row waits while its person is joined, and finds the contact', async () => {
    const { id, version } = await office.check('Name,Phone\nAsha,98260 12345');
    await office.ask('POST', `${id}/run/`, { version });
    let joinStarted = (): void => undefined;
    const started = new Promise<void>((resolve) => (joinStarted = resolve));
    const joining = database().transaction(async (tx) => {
      await lockPeople(tx);
      joinStarted();
      // until the import waits; the embedded database starts it only afterwards
      for (let looks = 0; looks < 2_000; looks += 1)
        if (await tx.row(sql`select from pg_locks where not granted`)) break;
      await tx.run(sql`
        with made as (insert into person (name, last_contact_at) values ('A. Rao', now()) returning id)
        insert into person_address (kind, address, person_id) select 'phone', '+919826012345', id from made`);
    });
    await started;
    await Promise.all([office.run(), joining]);
    expect(await rows('name, other_names')).toEqual([{ name: 'Asha', other_names: ['A. Rao'] }]);
  });

  it('is silent: nobody is written to, nothing is due, and nobody waits for an answer', async () => {
    await database().run(sql`delete from mail`);
    await office.bringIn(contacts);
    expect(
      await database().row(sql`
        select (select count(*)::int from mail) as emails, (select count(*)::int from alert_event) as alerts,
          (select count(*)::int from person where next_step <> '' or next_step_on is not null) as steps, (select count(*)::int from enquiry) as enquiries`),
    ).toEqual({ emails: 0, alerts: 0, steps: 0, enquiries: 0 });
  });

  it('R54 an undo deletes what was made, restores what was changed, and keeps what has changed or something hangs on, with the reason', async () => {
    const reasons = [
      'enquiry',
      'visit',
      'meeting',
      'payment',
      'account',
      'alert',
      'note',
      'merged',
      'gone',
      'changed',
      'joined',
      'deleted',
      'untouched',
    ];
    await office.bringIn('Ref,Name,Email,Tags\nB-1,Before,before@people.example,Old');
    const first = await office.bringIn(
      [
        'Ref,Name,Email,Tags,Language',
        ...reasons.map((what) => `${what},${what},${what}@people.example,,`),
        'B-1,After,after@people.example,New,Hindi',
      ].join('\n'),
    );
    const accounts = await Promise.all(['meeting', 'payment', 'account'].map(() => makeAccount(database())));
    for (const [at, what] of ['meeting', 'payment', 'account'].entries())
      await database().run(
        sql`insert into person_account (account_id, person_id) values (${accounts[at]?.id ?? 0}, ${await idOf(what)})`,
      );
    await enquiry('enquiry@people.example', '');
    await database().run(sql`
      insert into visit (property_title, name, email, phone, timezone, mode, client_id, state, starts_at, confirmed_at, nonce, token_hash, calendar_hash, created_at, changed_at)
      values ('A villa', 'Asha', 'visit@people.example', '', 'Asia/Kolkata', 'in_person', 'a-visit-of-imports', 'confirmed', now(), now(), '', 'v1', 'v2', now(), now())`);
    await database().run(sql`
      insert into meeting (account_id, client_id, starts_at, status, held_until)
      values (${accounts[0]?.id ?? 0}, 'a-meeting', now() + interval '9 days', 'booked', now())`);
    await database().run(sql`
      insert into payment (account_id, receipt, gateway, amount_in_paise, description, status)
      values (${accounts[1]?.id ?? 0}, 'a receipt of imports', 'sandbox', 299900, 'Gold', 'pending')`);
    await database().run(
      sql`insert into search_subscriber (email, nonce, token_hash, person_id, person_due) values ('alert@people.example', '', 'alert', ${await idOf('alert')}, false)`,
    );
    await join();
    const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
      office.server.inject({ method, url: `/api/office/people/${url}/`, headers: agent.headers, payload });
    const noted = await idOf('note');
    expect(
      (await send('POST', `${noted}/notes`, { kind: 'call', text: 'Called', client_id: 'a-call-to-note' })).statusCode,
    ).toBe(201);
    const changed = await read(await idOf('changed'));
    expect((await send('PATCH', String(changed.id), { version: changed.version, next_step: 'Call' })).statusCode).toBe(
      200,
    );
    const merged = await read(await idOf('merged'));
    expect(
      (await send('POST', `${merged.id}/merge`, { version: merged.version, other: await idOf('gone') })).statusCode,
    ).toBe(200);
    await database().run(
      sql`insert into person_address (kind, address, person_id) values ('phone', '+919826012399', ${await idOf('joined')})`,
    );
    await database().run(sql`delete from person where id = ${await idOf('deleted')}`);

    const undone = await office.undo(await office.get(first.id));
    expect(undone.rows).toMatchObject({ reversed: 3, kept: 11, failed: 0 });
    expect((await office.rowsOf(first.id, 'kept')).map(({ cells, reason }) => [cells.Ref, reason])).toEqual([
      ['enquiry', 'This contact has sent an enquiry.'],
      ['visit', 'This contact has a visit or a meeting.'],
      ['meeting', 'This contact has a visit or a meeting.'],
      ['payment', 'This contact has payments.'],
      ['account', 'This contact has an account.'],
      ['alert', 'This contact gets emails about new listings.'],
      ['note', 'Someone has logged a call or added a note since.'],
      ['merged', 'Another contact has been merged into this one since.'],
      ['gone', 'This contact has been merged into another one since.'],
      ['changed', 'Someone has changed this contact since.'],
      ['joined', 'Someone has changed this contact since.'],
    ]);
    expect(await idOf('untouched')).toBe(0);
    expect(await read(await idOf('B-1'))).toMatchObject({
      name: 'Before',
      names: [],
      emails: ['before@people.example'],
      tags: ['Old'],
      language: null,
    });
  });

  it('R54 an undo keeps a change whose address somebody has written from since, and says that it cannot change who is gone', async () => {
    await office.bringIn(
      'Ref,Name,Email\nB-1,Asha,asha@people.example\nB-2,Ravi,ravi@people.example\nB-3,Nina,nina@people.example',
    );
    const { id } = await office.bringIn(
      'Ref,Name,Phone,Notes\nB-1,Asha,98260 12345,Wants a villa\nB-2,Ravi K,,\nB-3,Nina K,,Wants a plot',
    );
    await enquiry('', '+919826012345');
    await join();
    await database().run(sql`delete from person where id = ${await idOf('B-2')}`);
    const { rows: counts } = await office.undo(await office.get(id));
    expect(counts).toMatchObject({ reversed: 1, kept: 1, failed: 1 });
    expect((await office.rowsOf(id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['kept', 'This contact has sent an enquiry.'],
      ['failed', 'This contact has been deleted since.'],
      ['reversed', null],
    ]);
    expect(await database().rows(sql`select body from person_note`)).toEqual([{ body: 'Wants a villa' }]);
  });

  it('a merge of contacts takes their references along, and its undo gives them back', async () => {
    await office.bringIn(
      'Ref,Name,Also written,Email\nM-1,Asha,,asha@people.example\nM-2,Ravi,रवि,ravi@people.example',
    );
    const [kept, gone] = [await idOf('M-1'), await idOf('M-2')];
    const { version } = await read(kept);
    const merge = await office.server.inject({
      method: 'POST',
      url: `/api/office/people/${kept}/merge/`,
      headers: agent.headers,
      payload: { version, other: gone },
    });
    expect(await idOf('M-2')).toBe(kept);
    expect(merge.json<PersonDetail>().names).toEqual(['रवि']);
    expect(await outcomesOf((await office.bringIn('Ref,Name\nM-2,रवि')).id)).toEqual(['same']);
    const id = merge.json<PersonDetail>().merges[0]?.id ?? 0;
    await office.server.inject({
      method: 'POST',
      url: `/api/office/people/${kept}/merges/${id}/undo/`,
      headers: agent.headers,
    });
    expect(await idOf('M-2')).toBe(gone);
    expect([(await read(kept)).names, (await read(gone)).names]).toEqual([[], ['रवि']]);
  });
});
