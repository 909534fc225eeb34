import { minuteInMs } from '@contract/durations';
import sql, { type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database';
import { defineJob } from '../../jobs/defineJob';
import { shownE164 } from '../../lib/phones';
import type { StoreDeps } from '../../lib/storeDeps';
import { type KnownAddress, type NamedRow, type Resolved, resolvePeople } from './resolvePeople';

/** Rows of each kind that one transaction joins. */
const batchSize = 250;

interface Source {
  /** The waiting rows of this kind, the oldest first; those that somebody changes at this moment wait for the next time. */
  waiting: Sql;
  /** Writes what was found for `found (id, person_id)`. */
  write: Sql;
}

/** Of `account a`: not a colleague. */
const isCustomer = sql`not a.is_superuser and not a.is_office and a.roles = '{}'`;
/** Of an enquiry or a visit: who was logged in, unless it was a colleague. */
const sender = sql`(select a.id from account a where a.id = account_id and ${isCustomer})`;

/** Accounts first, because they have proved their addresses. Staff are colleagues; erased rows name nobody. */
const sources: Readonly<Record<NamedRow['source'], Source>> = {
  account: {
    waiting: sql`
      select a.id, l.person_id as "personId", a.id as "accountId", coalesce(nullif(a.name, ''), a.username) as name,
        case when a.email_verified_at is null then '' else lower(a.email) end as email, a.phone, a.phone_e164,
        true as proved, null::int as "agentId", a.created_at as at, a.erased_at is null and ${isCustomer} and (a.email_verified_at is not null or a.phone <> '') as named
      from account a left join person_account l on l.account_id = a.id
      where a.person_due order by a.id limit ${batchSize} for update of a skip locked`,
    write: sql`update account t set person_due = false from found where t.id = found.id`,
  },
  enquiry: {
    waiting: sql`
      select id, person_id as "personId", ${sender} as "accountId", name, lower(email) as email, phone, phone_e164,
        false as proved, assignee_id as "agentId", created_at as at, email <> '' or phone <> '' or account_id is not null as named
      from enquiry where person_due order by id limit ${batchSize} for update skip locked`,
    write: sql`update enquiry t set person_due = false, person_id = found.person_id from found where t.id = found.id`,
  },
  visit: {
    waiting: sql`
      select id, person_id as "personId", ${sender} as "accountId", name, lower(email) as email, phone, phone_e164,
        false as proved, null::int as "agentId", created_at as at, email <> '' or phone <> '' or account_id is not null as named
      from visit where person_due order by id limit ${batchSize} for update skip locked`,
    write: sql`update visit t set person_due = false, person_id = found.person_id from found where t.id = found.id`,
  },
  subscriber: {
    waiting: sql`
      select id, person_id as "personId", null::int as "accountId", '' as name, lower(email) as email, '' as phone, null as phone_e164,
        true as proved, null::int as "agentId", created_at as at, exists (select from saved_search s where s.subscriber_id = v.id and s.confirmed_at is not null) as named
      from search_subscriber v where person_due order by id limit ${batchSize} for update skip locked`,
    write: sql`update search_subscriber t set person_due = false, person_id = found.person_id from found where t.id = found.id`,
  },
};
const kinds = Object.keys(sources) as NamedRow['source'][];

type WaitingRow = Omit<NamedRow, 'source'> & { named: boolean; phone_e164: string | null };
const asJson = (rows: unknown) => sql`${JSON.stringify(rows)}::json`;

/** A kind waits for those before it: an enquiry is whose account sent it, so the account comes first. */
async function readWaiting(tx: Queryable): Promise<(NamedRow & { named: boolean })[]> {
  const rows = [];
  for (const source of kinds) {
    const found = await tx.rows<WaitingRow>(sources[source].waiting);
    // an old number may not have been read yet
    rows.push(...found.map((row) => ({ ...row, source, phone: shownE164(row) ?? '' })));
    if (found.length === batchSize) break;
  }
  return rows;
}

/** What is known of the rows' addresses and accounts, and ids for those who are new. Nobody of them is deleted meanwhile. */
async function readKnown(tx: Queryable, rows: readonly NamedRow[]) {
  const [emails, phones] = [rows.map(({ email }) => email), rows.map(({ phone }) => phone)];
  const accountIds = rows.map(({ accountId }) => accountId);
  const addresses = await tx.rows<KnownAddress>(sql`
    select a.kind, a.address, a.person_id as "personId", a.confirmed from person_address a join person p on p.id = a.person_id
    where a.kind = 'email' and a.address = any(${emails}::text[]) or a.kind = 'phone' and a.address = any(${phones}::text[])
    for key share of p`);
  const accounts = await tx.rows<{ accountId: number; personId: number }>(sql`
    select l.account_id as "accountId", l.person_id as "personId" from person_account l join person p on p.id = l.person_id
    where l.account_id = any(${accountIds}::int[]) or l.person_id = any(${addresses.map(({ personId }) => personId)}::int[])
    for key share of p`);
  const ids = await tx.rows<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('person', 'id'))::int as id from generate_series(1, ${rows.length})`,
  );
  return { addresses, accounts, freeIds: ids.map(({ id }) => id) };
}

async function writeResolved(
  tx: Queryable,
  { joined, people, addresses, accounts, contacts, matches }: Resolved,
): Promise<void> {
  await tx.run(sql`
    insert into person (id, name, agent_id, last_contact_at, created_at)
    select id, name, "agentId", at, at from json_to_recordset(${asJson(people)}) as p(id int, name text, "agentId" int, at timestamptz)`);
  await tx.run(sql`
    update person t set last_contact_at = c.at from json_to_recordset(${asJson(contacts)}) as c("personId" int, at timestamptz)
    where t.id = c."personId" and t.last_contact_at < c.at`);
  await tx.run(sql`
    insert into person_address (kind, address, person_id, confirmed)
    select kind, address, "personId", confirmed from json_to_recordset(${asJson(addresses)}) as a(kind text, address text, "personId" int, confirmed boolean)
    on conflict (kind, address) do update set person_id = excluded.person_id, confirmed = excluded.confirmed`);
  await tx.run(sql`
    insert into person_account (account_id, person_id)
    select "accountId", "personId" from json_to_recordset(${asJson(accounts)}) as a("accountId" int, "personId" int) on conflict do nothing`);
  await tx.run(sql`
    insert into person_match (person_id, other_id, kind, address)
    select "personId", "otherId", kind, address from json_to_recordset(${asJson(matches)}) as m("personId" int, "otherId" int, kind text, address text)
    on conflict do nothing`);
  for (const source of kinds) {
    const found = joined.filter((row) => row.source === source);
    if (found.length > 0)
      await tx.run(sql`
        with found as (select id, "personId" as person_id from json_to_recordset(${asJson(found)}) as f(id int, "personId" int)) ${sources[source].write}`);
  }
}

/** Nobody else joins or brings in people until the transaction ends: an address would become two people's. */
export const lockPeople = (tx: Queryable): Promise<unknown> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('join-people', 0))`);

/** Joins a batch of what waits; one process at a time, so that nobody becomes two people. @returns how many rows */
const joinBatch = (database: Pick<Database, 'transaction'>): Promise<number> =>
  database.transaction(async (tx) => {
    await lockPeople(tx);
    const waiting = await readWaiting(tx);
    if (waiting.length === 0) return 0;
    const rows = waiting.filter(({ named }) => named);
    const resolved = resolvePeople(rows, await readKnown(tx, rows));
    const unnamed = waiting.filter(({ named }) => !named);
    await writeResolved(tx, { ...resolved, joined: [...resolved.joined, ...unnamed] });
    return waiting.length;
  });

/** In the order of the index: right after many were joined, the planner takes almost all rows for waiting ones. */
const firstPending = (table: Sql) => sql`(select id from ${table} where person_due order by id limit 1)`;
const hasPending = async (queryable: Queryable): Promise<boolean> => {
  const row = await queryable.row<{ id: number | null }>(sql`
    select coalesce(${firstPending(sql`account`)}, ${firstPending(sql`enquiry`)}, ${firstPending(sql`visit`)}, ${firstPending(sql`search_subscriber`)}) as id`);
  return row !== undefined && row.id !== null;
};

/** Batches that one request joins before it answers: all that came since the job, and not all of a large import. */
const mostAtOnce = 4;

/** Joins what came in just now, for a request that shows people. */
export async function joinNewPeople(database: Database): Promise<void> {
  for (let batch = 0; batch < mostAtOnce && (await hasPending(database)); batch += 1)
    if ((await joinBatch(database)) === 0) return;
}

/** Joins accounts, enquiries, visits and subscribers to people; of what was there before, a batch after the other. */
export const joinPeopleJob = defineJob({
  name: 'join-people',
  every: minuteInMs,
  lease: 120,
  async run({ database }: Pick<StoreDeps, 'database'>, keepLease) {
    const done = { joined: 0 };
    while (await keepLease()) {
      const joined = await joinBatch(database);
      done.joined += joined;
      if (joined === 0) break;
    }
    return done;
  },
});
