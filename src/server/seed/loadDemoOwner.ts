import { dayInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

const boughtDaysAgo = 12;

/** The demo owner's sandbox purchase: an active package, its payment with an invoice, a card, a billing address. */
export async function loadOwnersPackage(tx: Queryable, ownerId: number, now: Date): Promise<void> {
  const at = new Date(now.getTime() - boughtDaysAgo * dayInMs);
  await tx.run(sql`
    insert into billing_info (account_id, name, address, city, state, zip, country)
    values (${ownerId}, 'Meera Kulkarni', '14 Example Lane, Aundh', 'Pune', 'Maharashtra', '411007', 'India') on conflict do nothing`);
  await tx.run(
    sql`insert into payment_method (account_id, card_type, last4, expiry, is_primary) values (${ownerId}, 'Visa', '1111', '12/29', true)`,
  );
  await tx.run(sql`
    with bought as (
      insert into payment (account_id, receipt, gateway, provider_order_id, provider_payment_id, amount_in_paise, description, package_id, status, method, test, lines, created_at, completed_at, paid_in_paise)
      select ${ownerId}, 'demo-premium', 'sandbox', 'order_demo_premium', 'pay_demo_premium', price_in_paise, name || ' package', id, 'completed', 'card', true,
        jsonb_build_array(jsonb_build_object('kind', 'package', 'id', id, 'name', name, 'amountInPaise', price_in_paise, 'version', version_id)), ${at}, ${at}, price_in_paise
      from (select p.id, p.name, v.price_in_paise, v.id as version_id from package p join package_version v on v.package_id = p.id where p.name = 'Premium' order by v.id limit 1) premium returning id, package_id, provider_payment_id, amount_in_paise
    ), paid as (
      insert into provider_payment (payment_id, provider_payment_id, status, amount_in_paise, method, created_at, changed_at)
      select id, provider_payment_id, 'captured', amount_in_paise, 'card', ${at}, ${at} from bought
    ), invoiced as (
      insert into invoice (series, number, payment_id, issued_at, billed_to)
      select 'TEST', (select coalesce(max(number), 0) + 1 from invoice where series = 'TEST'), bought.id, ${at}, jsonb_build_object('name', b.name, 'email', a.email, 'address', b.address,
        'city', b.city, 'state', b.state, 'zip', b.zip, 'country', b.country, 'gstin', b.gstin)
      from bought, account a join billing_info b on b.account_id = a.id where a.id = ${ownerId}
    )
    insert into package_grant (account_id, payment_id, package_id, slots, contacts, contacts_used, starts_at, expires_at, version_id)
    select ${ownerId}, bought.id, v.package_id, slots, contacts, least(contacts, 37), ${at}::timestamptz, ${at}::timestamptz + make_interval(days => duration_in_days), v.id
    from bought join package_version v on v.package_id = bought.package_id order by v.id limit 1`);
}
