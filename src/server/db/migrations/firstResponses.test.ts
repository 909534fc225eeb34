import sql from 'sql-template-tag';
import { describeOnBothEmpty } from '../../../../test/support/databases';
import { migrate } from '../migrate';
import { migrations } from './migrations';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T06:00:00Z`;

describeOnBothEmpty('first responses of an older version', (database) => {
  it('stay where a reply or a mark of ours is behind them, and are none otherwise', async () => {
    const before = migrations.findIndex(({ id }) => id.startsWith('0351'));
    await migrate(database(), migrations.slice(0, before));
    const changed = (id: number, at: string, state: string) => sql`
      insert into audit_entry (at, actor_id, actor_name, role, action, subject_type, subject_id, before, after, request_id, address)
      values (${at}, 1, 'agent', 'agent', 'enquiry.update', 'enquiry', ${String(id)}, '{}', ${JSON.stringify({ state })}::jsonb, '', '')`;
    const stored: [number, string, string][] = [
      [1, 'answered', day(2)], // replied
      [2, 'answered', day(3)], // marked
      [3, 'closed', day(2)], // closed, nothing more
      [4, 'new', day(2)], // closed, and new again: was lost
      [5, 'closed', day(2)], // by its owner
      [6, 'answered', day(2)], // closed first, replied later
      [7, 'new', day(2)], // marked, and taken back
    ];
    for (const [id, state, first] of stored)
      await database().run(sql`
        insert into enquiry (id, client_id, kind, name, email, message, state, created_at, response_due_at, first_response_at)
        overriding system value
        values (${id}, ${`stored-${id}`}, 'contact', 'Asha', 'asha@people.example', 'Hello', ${state}, ${day(1)}, ${day(1)}, ${first})`);
    for (const [id, at] of [
      [1, day(2)],
      [6, day(4)],
    ] as const)
      await database().run(sql`
        insert into enquiry_message (enquiry_id, client_id, kind, author_name, body, created_at)
        values (${id}, ${`reply-${id}`}, 'reply', 'Nisha', 'Yes', ${at}), (${id}, ${`note-${id}`}, 'note', 'Nisha', 'Hm', ${day(1)})`);
    for (const [id, at, state] of [
      [2, day(3), 'answered'],
      [3, day(2), 'closed'],
      [4, day(2), 'closed'],
      [4, day(3), 'new'],
      [6, day(2), 'closed'],
      [7, day(2), 'answered'],
      [7, day(3), 'new'],
    ] as const)
      await database().run(changed(id, at, state));
    await migrate(database(), migrations);
    const rows = await database().rows<{ id: number; first: Date | null; version: number }>(
      sql`select id, first_response_at as first, version from enquiry order by id`,
    );
    expect(rows.map(({ id, first }) => [id, first?.toISOString().slice(8, 10) ?? null])).toEqual([
      [1, '02'],
      [2, '03'],
      [3, null],
      [4, null],
      [5, null],
      [6, '04'],
      [7, null],
    ]);
    // an agent who has one open can save it
    expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([1]));
  }, 360_000);
});
