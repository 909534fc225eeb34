import * as messages from '@messages/server/privacy';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { queueEmails } from '../email/outbox';
import { officeMoment } from '../lib/moments';
import type { Person } from './person';
import { type PersonalRows, erasedName, listings, none, nothing, sender } from './personalRows';

/** Visits that a person asked for, and those to the homes of a person. */
export const visitRows: readonly PersonalRows[] = [
  {
    table: 'visit',
    of: (person) => sql`(t.host_id = ${person.accountId} or t.property_id in ${listings(person)})`,
    personal: ['property_title', 'link', 'place', 'reason'],
    export: {
      file: 'visits-received',
      beside: ['id', 'state', 'mode', 'starts_at', 'ended_by', 'property_id', 'created_at'],
      order: ['id'],
    },
    erase: { set: { property_title: nothing, link: nothing, place: nothing, reason: nothing } },
  },
  {
    table: 'visit',
    of: (person) => sender(person, sql`t`),
    personal: [
      'name',
      'email',
      'phone',
      'phone_e164',
      'timezone',
      'proposals',
      'property_title',
      'link',
      'place',
      'reason',
      'nonce',
      'token_hash',
      'calendar_hash',
    ],
    export: {
      file: 'visits',
      beside: ['id', 'state', 'mode', 'starts_at', 'ended_by', 'property_id', 'created_at'],
      as: { proposals: sql`to_json(t.proposals)` },
      // parts of the links in emails
      without: ['nonce', 'token_hash', 'calendar_hash'],
      order: ['id'],
    },
    // the host's diary stays true
    erase: {
      set: {
        name: sql`${erasedName}`,
        email: nothing,
        phone: nothing,
        phone_e164: none,
        timezone: sql`'Asia/Kolkata'`,
        proposals: sql`'{}'`,
        property_title: nothing,
        link: nothing,
        place: nothing,
        reason: nothing,
        nonce: nothing,
        token_hash: sql`'erased ' || t.id`,
        calendar_hash: sql`'erased ' || t.id`,
        account_id: none,
      },
    },
  },
];

/** Before a person is erased: cancels the visits that they asked for, and tells the hosts without naming anyone. */
export async function cancelVisits(
  tx: Queryable,
  person: Person,
  { now, officeEmail }: { now: Date; officeEmail: string },
): Promise<void> {
  const cancelled = await tx.rows<{ id: number; startsAt: Date | null; host: string | null }>(sql`
    with open as (
      select t.id, t.host_id from visit t where ${sender(person, sql`t`)}
        and (t.state in ('asked', 'offered') or t.state in ('confirmed', 'move_asked', 'move_offered') and t.starts_at > ${now}) for update)
    update visit set state = 'cancelled', ended_by = 'visitor', proposals = '{}', answer_by = null, calendar_sequence = calendar_sequence + 1,
      changed_at = ${now}
    from open left join account h on h.id = open.host_id where visit.id = open.id
    returning visit.id, visit.starts_at as "startsAt", h.email as host`);
  await queueEmails(
    tx,
    cancelled.map(({ id, startsAt, host }) => ({
      kind: 'visit_erased' as const,
      to: host ?? officeEmail,
      subject: messages.visitIsCancelled(id),
      parts: [messages.visitorIsErased(id, startsAt && officeMoment(startsAt))],
    })),
  );
}
