import sql from 'sql-template-tag';
import { describeOnBothEmpty } from '../../../../test/support/databases';
import type { Database } from '../database';
import { migrate } from '../migrate';
import { migrations } from './migrations';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T06:00:00Z`;

/** Enquiries by what happened to them, with the time of a first response as an older version stored it. */
const stored: readonly [what: string, state: string, first: string][] = [
  ['replied', 'answered', day(2)],
  ['marked', 'answered', day(3)],
  ['closed', 'closed', day(2)],
  ['closed, and new again', 'new', day(2)],
  ['closed by its owner', 'closed', day(2)],
  ['closed, and replied to later', 'answered', day(2)],
  ['marked, and new again', 'new', day(2)],
];
const idOf = (what: string) => stored.findIndex(([name]) => name === what) + 1;

async function fillBefore(database: Database): Promise<void> {
  const begin = migrations.findIndex(({ id }) => id.startsWith('0351'));
  await migrate(database, migrations.slice(0, begin));
  await database.script(`
    insert into account (id, username, email, password_hash, roles, disabled_at) overriding system value values
      (1, 'owner', 'owner@people.example', '', '{}', null), (2, 'agent', 'agent@people.example', '', '{agent}', null),
      (3, 'gone', 'gone@people.example', '', '{agent}', now());
    insert into agent (account_id) select id from account on conflict do nothing;
    insert into city (id, name, slug) overriding system value values (1, 'Indore', 'indore');
    insert into property_type (id, name, slug) overriding system value values (1, 'Villa', 'villa');
    insert into property (owner_id, title, description, location, lifecycle, property_type_id, city_id, agent_id)
      select 1, life || ' of ' || agent, '', '', life, 1, 1, agent from unnest(array['published', 'sold']) life, unnest(array[2, 3]) agent;`);
  for (const [what, state, first] of stored)
    await database.run(sql`
      insert into enquiry (id, client_id, kind, name, email, message, owner_id, assignee_id, state, created_at, response_due_at, first_response_at)
      overriding system value values (${idOf(what)}, ${what}, 'contact', 'Asha', 'asha@people.example', 'Hello',
        ${what === 'closed by its owner' ? 1 : null}, ${idOf(what) % 2 ? 2 : 3}, ${state}, ${day(1)}, ${day(1)}, ${first})`);
  for (const [what, at] of [
    ['replied', day(2)],
    ['closed, and replied to later', day(4)],
  ] as const)
    await database.run(sql`
      insert into enquiry_message (enquiry_id, client_id, kind, author_name, body, created_at)
      values (${idOf(what)}, ${`reply ${what}`}, 'reply', 'Nisha', 'Yes', ${at}), (${idOf(what)}, ${`note ${what}`}, 'note', 'Nisha', 'Hm', ${day(1)})`);
  for (const [what, at, state] of [
    ['marked', day(3), 'answered'],
    ['closed', day(2), 'closed'],
    ['closed, and new again', day(2), 'closed'],
    ['closed, and new again', day(3), 'new'],
    ['closed, and replied to later', day(2), 'closed'],
    ['marked, and new again', day(2), 'answered'],
    ['marked, and new again', day(3), 'new'],
  ] as const)
    await database.run(sql`
      insert into audit_entry (at, actor_id, actor_name, role, action, subject_type, subject_id, before, after, request_id, address)
      values (${at}, 1, 'agent', 'agent', 'enquiry.update', 'enquiry', ${String(idOf(what))}, '{}', ${JSON.stringify({ state })}::jsonb, '', '')`);
}

describeOnBothEmpty('the office’s work of an older version', (database) => {
  beforeAll(async () => {
    await fillBefore(database());
    await migrate(database(), migrations);
  }, 360_000);

  it('keeps first responses with a reply or a mark of ours behind them, and no others', async () => {
    const rows = await database().rows<{ what: string; first: Date | null }>(
      sql`select client_id as what, first_response_at as first from enquiry order by id`,
    );
    expect(rows.map(({ what, first }) => [what, first?.toISOString().slice(8, 10) ?? null])).toEqual([
      ['replied', '02'],
      ['marked', '03'],
      ['closed', null],
      ['closed, and new again', null],
      ['closed by its owner', null],
      ['closed, and replied to later', '04'],
      ['marked, and new again', null],
    ]);
  });

  it('gives owners the status that they saw', async () => {
    const rows = await database().rows<{ what: string }>(
      sql`select client_id as what, owner_state as state, owner_state_at as at from enquiry where owner_id is not null or owner_state <> 'new'`,
    );
    expect(rows).toEqual([{ what: 'closed by its owner', state: 'closed', at: null }]);
  });

  it('is nobody’s where it is open and its holder cannot see it', async () => {
    const leads = await database().rows<{ what: string; who: number | null }>(
      sql`select client_id as what, assignee_id as who from enquiry where assignee_id is distinct from 2 order by id`,
    );
    expect(leads).toEqual([
      { what: 'marked', who: null },
      { what: 'closed, and new again', who: null },
      { what: 'closed, and replied to later', who: null },
    ]);
    const homes = await database().rows(sql`select title, agent_id as who from property order by title`);
    expect(homes).toEqual([
      { title: 'published of 2', who: 2 },
      { title: 'published of 3', who: null },
      { title: 'sold of 2', who: 2 },
      { title: 'sold of 3', who: 3 },
    ]);
  });
});
