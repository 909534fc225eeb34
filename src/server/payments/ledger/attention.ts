import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';

/** Notes whether a payment needs a person, in the transaction that may have changed it. */
export async function refreshAttention(tx: Queryable, paymentId: number, at: Date): Promise<void> {
  await tx.run(sql`
    update payment set attention = payment_attention(payment, ${at}) where id = ${paymentId}
      and attention is distinct from payment_attention(payment, ${at})`);
}

/**
 * The same for the payment of a meeting that was cancelled. One that is being changed is left alone, because its
 * transaction may wait for the meeting; the reconciler's next sync of it looks again.
 */
export async function refreshMeetingAttention(tx: Queryable, meetingId: number, at: Date): Promise<void> {
  await tx.run(sql`
    update payment set attention = payment_attention(payment, ${at}) where id in (
      select id from payment where meeting_id = ${meetingId} for update skip locked)
      and attention is distinct from payment_attention(payment, ${at})`);
}
