import { type Meeting, meetingCalls } from '@contract/meetings';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps';
import { openOrder } from '../../payments/orders';
import { meetingPurchase } from '../../payments/purchase';
import { serve } from '../../plugins/contractRoute';
import { letterHeadOf } from './meetingLetters';
import { HOLD_IN_MS, freeSlots, slotOf, spanOf } from './meetingsRules';
import { type MeetingRow, comingMeetings, holdSlot, releaseSlot, takenSlots } from './meetingsStore';

function toMeeting({ id, starts_at, status, held_until, client_id }: MeetingRow, order: Meeting['order'], now: Date): Meeting {
  const left = Math.max(0, Math.floor((held_until.getTime() - now.getTime()) / 1_000));
  return { id, starts_at: starts_at.toISOString(), status, held_for: status === 'held' ? left : 0, order, client_id };
}

/** Consultations over HTTP: a slot is held while its order waits to be paid; the payment books it. */
export async function meetingsRoutes(server: FastifyInstance, deps: ServerDeps): Promise<void> {
  const { database, settings, gateway, now } = deps;

  serve(server, meetingCalls.slots, async ({ query }) => {
    const span = spanOf(query, now());
    return freeSlots(span, await takenSlots(database, span, now()), now());
  });

  serve(server, meetingCalls.list, async ({ account }) => {
    const rows = await comingMeetings(database, account.id, now());
    return rows.map(({ order_id, amount_in_paise, gateway: kind, ...row }) => {
      const order = order_id && amount_in_paise && kind === gateway.kind ? { id: order_id, amount: amount_in_paise, currency: 'INR' as const, key_id: gateway.keyId, gateway: gateway.kind } : null;
      return toMeeting(row, order, now());
    });
  });

  serve(server, meetingCalls.create, async ({ body, account }) => {
    const at = now();
    const startsAt = slotOf(body, at);
    const head = letterHeadOf(settings);
    const meeting = await holdSlot(database, { accountId: account.id, clientId: body.client_id, startsAt, timezone: body.timezone, now: at, heldUntil: new Date(at.getTime() + HOLD_IN_MS) }, head);
    return toMeeting(meeting, await openOrder(deps, meetingPurchase(account.id, meeting)), now());
  });

  serve(server, meetingCalls.release, ({ params, account }) => releaseSlot(database, { accountId: account.id, id: params.id, now: now() }));
}
