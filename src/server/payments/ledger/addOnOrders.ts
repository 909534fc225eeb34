import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { Email } from '../../email/outbox';
import { addOnOrderWithdrawnEmail } from './addOnOrderEmails';
import type { Office, SettledPayment } from './purchase';

/** Orders of bought add-ons, as far as a payment changes them, always inside the ledger's transaction. */
type Bought = Pick<SettledPayment, 'id'>;

/** Creates an order for each add-on that the payment has just granted. */
export async function createAddOnOrders(tx: Queryable, { id }: Bought, at: Date): Promise<void> {
  await tx.run(sql`
    insert into addon_order (account_id, grant_id, property_id, ordered_at)
    select g.account_id, g.id, p.property_id, ${at} from add_on_grant g join payment p on p.id = g.payment_id
    where g.payment_id = ${id} order by g.id on conflict (grant_id) do nothing`);
}

/** A featured listing is the result of its order. */
export async function deliverFeatured(
  tx: Queryable,
  { grantId, propertyId }: { grantId: number; propertyId: number },
  at: Date,
): Promise<void> {
  await tx.run(sql`
    update addon_order set status = 'delivered', delivered_at = ${at}, property_id = ${propertyId}
    where grant_id = ${grantId} and status = 'ordered'`);
}

const ofPayment = (id: number) => sql`grant_id in (select g.id from add_on_grant g where g.payment_id = ${id})`;

/**
 * Cancels the orders of these refunded add-ons of a payment, except for what was delivered already: pictures and posts
 * stay, days on which a listing is featured end. @returns emails that remove appointments from calendars
 */
export async function withdrawAddOnOrders(
  tx: Queryable,
  { id }: Bought,
  addOns: readonly number[],
  office: Office,
  at: Date,
): Promise<Email[]> {
  const orders = await tx.rows<{ id: number; was_scheduled: boolean }>(sql`
    select o.id, o.status = 'scheduled' as was_scheduled
    from addon_order o join add_on_grant g on g.id = o.grant_id join add_on a on a.id = g.add_on_id
    where g.payment_id = ${id} and g.add_on_id = any(${[...addOns]}::int[]) and (o.status in ('ordered', 'scheduled') or o.status = 'delivered' and a.delivery = 'featured')
    order by o.id for update of o`);
  const emails: Email[] = [];
  for (const order of orders) {
    await tx.run(sql`
      update addon_order set status = 'cancelled', cancelled_at = ${at}, cancelled_by = null,
        calendar_sequence = calendar_sequence + ${order.was_scheduled ? 1 : 0} where id = ${order.id}`);
    if (order.was_scheduled) emails.push(await addOnOrderWithdrawnEmail(tx, order.id, office));
  }
  return emails;
}

/** Restores the orders of a payment that was revoked. Appointments must be made again: their entries were removed from calendars. */
export async function restoreAddOnOrders(tx: Queryable, { id }: Bought): Promise<void> {
  await tx.run(sql`
    update addon_order set status = case when delivered_at is null then 'ordered' else 'delivered' end, cancelled_at = null,
      scheduled_at = case when delivered_at is null then null else scheduled_at end,
      scheduled_by = case when delivered_at is null then null else scheduled_by end,
      starts_at = case when delivered_at is null then null else starts_at end
    where ${ofPayment(id)} and status = 'cancelled' and cancelled_by is null`);
}
