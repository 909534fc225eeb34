import type { FastifyInstance } from 'fastify';
import { meetingCalls } from '@contract/meetings';
import type { ServerDeps } from '../../deps';
import { openOrder } from '../../payments/orders';
import { meetingPurchase } from '../../payments/purchase';
import { serve } from '../../plugins/contractRoute';
import { HOLD_IN_MS, slotOf } from './meetingsRules';
import { holdSlot } from './meetingsStore';

/** Consultations over HTTP: a slot is held while its order waits to be paid; the payment books it. */
export async function meetingsRoutes(server: FastifyInstance, deps: ServerDeps): Promise<void> {
  serve(server, meetingCalls.create, async ({ body, account }) => {
    const now = deps.now();
    const startsAt = slotOf(body, now);
    const meeting = await holdSlot(deps.database, { accountId: account.id, clientId: body.client_id, startsAt, now, heldUntil: new Date(now.getTime() + HOLD_IN_MS) });
    const order = await openOrder(deps, meetingPurchase(account.id, meeting.id));
    return { id: meeting.id, starts_at: meeting.starts_at.toISOString(), status: meeting.status, order, client_id: meeting.client_id };
  });
}
