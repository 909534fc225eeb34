import type { Endpoint } from '@contract/endpoint';
import { allEndpoints } from '@contract/endpoints';
import type { Database } from '@server/db/database';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../support/databases';
import { sweepOf } from '../support/scope';
import { type Belongings, belongingsOf } from './support/belongings';
import { type Asking, type People, startPeople } from './support/people';
import { callNameOf, promisedCalls } from './support/promisedCalls';
import { type Column, type Rows, watchRows } from './support/watchedRows';

/** Names of protected fields, in our API and in other products. */
const wireNames = [
  'owner',
  'user',
  'user_id',
  'pk',
  'role',
  'roles',
  'groups',
  'is_staff',
  'is_admin',
  'admin',
  'superuser',
  'isSuperuser',
  'permissions',
  'days_on_market',
  'price_history',
  'createdAt',
  'views',
  'enquiries',
  'stale',
  'confirmed',
  'price_in_paise',
  'opened',
  'verified',
  'paid',
  'total',
  'discount',
  'credit',
  'constructor',
  'prototype',
];
/** The contract accepts these, but they change nothing unless sent by a superuser. */
const acceptedWithoutEffect: ReadonlySet<string> = new Set(['featured']);
/** Rows about the request itself and rate limits. */
const unwatched: ReadonlySet<string> = new Set([
  'login_failure',
  'schema_step',
  'search_word',
  'search_variant',
  'search_place',
  'lease',
  'job_run',
  'content_version',
  'property_day_views',
  'property_look',
  'search_sentence',
  'search_day',
  'search_opening',
  'blog_read',
]);

const columnsOf = (database: Database) =>
  database.rows<Column>(sql`
  select table_name as "table", column_name as name, data_type as type from information_schema.columns where table_schema = 'public' order by 1, 2`);

/**
 * The part of a value that must be equal in two identical requests: owner, amount, state; without times and random
 * names.
 */
function meaningOf({ name, type }: Column, value: unknown, people: People): unknown {
  if (value === null) return null;
  if (/timestamp|date/.test(type) || name === 'proposals') return 'a time';
  if (name === 'owner_id' || name === 'account_id')
    return Object.entries(people.ids).find(([, id]) => id === value)?.[0] ?? 'somebody else';
  if (
    name === 'id' ||
    name.endsWith('_id') ||
    /hash|receipt|search|^(body|html|calendar|query|most_price)$|nonce|placeholder|username|email|recipient|reply_to|secret$|passkey_challenge|token|^lines$|device|^file$|^number$|^version$/.test(
      name,
    )
  )
    return 'its own';
  // a listing's history has the end of its featuring
  if (type === 'jsonb' && typeof value === 'object')
    return JSON.parse(JSON.stringify(value).replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"a time"')) as unknown;
  // a meeting is named after its time, a document after its payment
  return typeof value === 'string'
    ? value
        .replace(/^invoice:\d+$/, 'an invoice')
        .replace(/(\d{1,2} \w{3} \d{4}|\w{3} \d{1,2} \w{3,4}), \d{1,2}:\d\d [ap]m/, 'a time')
    : value;
}

/** Rows that some work created, changed and removed, without keys. */
async function effectOf(read: () => Promise<Rows>, work: () => Promise<unknown>): Promise<string[]> {
  const before = await read();
  await work();
  const after = await read();
  const made = [...after].filter(([key]) => !before.has(key)).map(([key, row]) => `made ${key.split(' ')[0]} ${row}`);
  const changed = [...after]
    .filter(([key, row]) => before.has(key) && before.get(key) !== row)
    .map(([key, row]) => `changed ${key.split(' ')[0]} from ${before.get(key)} to ${row}`);
  const removed = [...before]
    .filter(([key]) => !after.has(key))
    .map(([key, row]) => `removed ${key.split(' ')[0]} ${row}`);
  return [...made, ...changed, ...removed].sort();
}

/** Field names of a schema, also of an optional one. */
function fieldsOf(schema: unknown): ReadonlySet<string> {
  const { shape, def } = (schema ?? {}) as { shape?: object; def?: { innerType?: unknown } };
  return def?.innerType ? fieldsOf(def.innerType) : new Set(Object.keys(shape ?? {}));
}

/** A value that an attacker would send. */
function forgedValue({ type }: Column, people: People): unknown {
  if (type === 'boolean') return true;
  if (/int|numeric/.test(type)) return people.ids.other;
  if (/timestamp|date/.test(type)) return '2001-01-01T00:00:00Z';
  if (type === 'ARRAY') return [1];
  return 'published';
}

/** Every column and wire name that the endpoint does not know. */
function forgedFields(call: Endpoint, columns: readonly Column[], people: People): Record<string, unknown> {
  const known = fieldsOf(call.body);
  const all = [
    ...columns.map((column) => [column.name, forgedValue(column, people)] as const),
    ...wireNames.map((name) => [name, name === 'owner' ? people.ids.other : true] as const),
    ['featured', true] as const,
  ];
  return Object.fromEntries(all.filter(([name]) => !known.has(name) || acceptedWithoutEffect.has(name)));
}

const writes = Object.entries(promisedCalls).filter(
  ([
    line,
    {
      promised: [, , owner],
    },
  ]) => allEndpoints.get(callNameOf(line))?.method !== 'GET' && owner < 300,
);

describeOnBoth('R19 unknown fields', (database) => {
  let people: People;
  let own: Belongings;
  let columns: Column[];
  let read: () => Promise<Rows>;
  beforeAll(async () => {
    people = await startPeople(database());
    own = await belongingsOf(database(), people);
    columns = await columnsOf(database());
    read = watchRows(
      database(),
      columns.filter(({ table }) => !unwatched.has(table)),
      (column, value) => meaningOf(column, value, people),
    );
    // the first listing and order also create rows that later ones do not
    for (const make of [() => own.listing(), () => own.proof(), () => own.image(1)])
      await make().catch(() => undefined);
  }, 180_000);
  afterAll(() => people.end());
  beforeEach(async () => {
    await database().run(sql`delete from login_failure`);
    await own.nextLine();
  });

  const bodies = (call: Endpoint): readonly ('JSON' | 'a form')[] => (call.multipart ? ['JSON', 'a form'] : ['JSON']);

  /** The effect of the owner's request, and its response. */
  async function effect(
    call: Endpoint,
    response: Asking,
    endsToken: boolean,
  ): Promise<{ effect: string[]; status: number; text: string }> {
    let answer = { status: 0, text: '' };
    // an account can hold two meetings at most
    await database().run(sql`update meeting set status = 'cancelled' where status = 'held'`);
    const done = await effectOf(read, async () => {
      answer = await people.send('owner', call, response);
    });
    if (endsToken) await people.loggedInAnew('owner');
    return { effect: done, ...answer };
  }

  it.each(sweepOf(writes))(
    'change nothing of %s',
    async (line, { promised: [, , owner], ask, endsToken = false }) => {
      const call = allEndpoints.get(callNameOf(line));
      if (!call) throw new Error(`${line} is no call`);
      const forged = forgedFields(call, columns, people);
      expect(Object.keys(forged).length).toBeGreaterThan(100);
      const query = Object.fromEntries(
        Object.entries(forged)
          .filter(([name]) => !fieldsOf(call.query).has(name))
          .map(([name, value]) => [name, String(value)]),
      );
      for (const body of bodies(call)) {
        const form = (response: Asking): Asking =>
          body === 'a form' && !response.files ? { ...response, files: {} } : response;
        // once before, because the first request may have additional effects
        await effect(call, form(await ask(own)), endsToken);
        const clean = await effect(call, form(await ask(own)), endsToken);
        const isForm = body === 'a form' || Boolean((await ask(own)).files);
        // forms with a field `constructor` or with more than 200 fields are rejected
        const smuggled = Object.entries(forged).filter(([name]) => !isForm || !(name in {}));
        const atOnce = isForm ? 150 : smuggled.length;
        for (let from = 0; from < smuggled.length; from += atOnce) {
          const response = await ask(own);
          const fields = Object.fromEntries(smuggled.slice(from, from + atOnce));
          const { text, ...dirty } = await effect(
            call,
            form({ ...response, body: { ...fields, ...response.body }, query: { ...query, ...response.query } }),
            endsToken,
          );
          expect([line, body, dirty.status, dirty.status === owner ? '' : text]).toEqual([line, body, owner, '']);
          expect(dirty.effect).toEqual(clean.effect);
        }
      }
    },
    180_000,
  );

  it('accepted by the contract change nothing either: featured, lifecycle, amount', async () => {
    const call = (name: string) => {
      const found = allEndpoints.get(name);
      if (!found) throw new Error(`${name} is no call`);
      return found;
    };
    const proper = {
      title: 'Tulsi house',
      description: 'Two courts.',
      property_type: await own.typeId(),
      featured: true,
    };
    for (const name of ['properties.create', 'properties.begin'])
      expect(JSON.parse((await people.send('owner', call(name), { body: proper })).text)).toMatchObject({
        featured: false,
      });
    const id = await own.listing();
    expect(
      JSON.parse(
        (await people.send('owner', call('properties.change'), { params: { id }, body: { featured: true } })).text,
      ),
    ).toMatchObject({ featured: false });
    expect(
      (await people.send('owner', call('properties.change'), { params: { id }, body: { lifecycle: 'draft' } })).status,
    ).toBe(400);
    for (const amount of [1, 299_899, 99_900])
      expect(
        (
          await people.send('owner', call('payments.createOrder'), {
            body: { amount, currency: 'INR', receipt: own.unique(), package: own.prices['Basic'] },
          })
        ).status,
      ).toBe(400);
    expect(await database().rows(sql`select id from property where featured and featured_until is null`)).toEqual([]);
  });
});
