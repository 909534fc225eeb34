import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { SettledPayment } from './purchase';
import type { BoughtItem } from './refundRules';

interface States {
  package: BoughtItem['state'] | null;
  credit: number | null;
  meeting: BoughtItem['state'] | null;
  add_ons: { id: number; state: BoughtItem['state'] }[] | null;
}

type Bought = Pick<SettledPayment, 'id' | 'lines' | 'amount_in_paise' | 'package_id' | 'add_on_ids' | 'meeting_id'>;

/** Older payments have no lines: then nothing ends before the whole price went back. A credit lowers what the package cost. */
function linesOf(payment: Bought): Pick<BoughtItem, 'kind' | 'id' | 'amountInPaise'>[] {
  const credit = payment.lines.find(({ kind }) => kind === 'credit')?.amountInPaise ?? 0;
  const bought = payment.lines.flatMap(({ kind, id, amountInPaise }) =>
    kind === 'credit' ? [] : [{ kind, id, amountInPaise: kind === 'package' ? amountInPaise + credit : amountInPaise }],
  );
  if (bought.length > 0) return bought;
  const { amount_in_paise: amountInPaise, package_id: packageId, add_on_ids: addOns, meeting_id: meeting } = payment;
  return [
    ...(packageId === null ? [] : [{ kind: 'package' as const, id: packageId, amountInPaise }]),
    ...addOns.map((id) => ({ kind: 'add_on' as const, id, amountInPaise })),
    ...(meeting === null ? [] : [{ kind: 'meeting' as const, id: meeting, amountInPaise }]),
  ];
}

/** What a payment bought, and how much of it is delivered, for the rules of refunds. */
export async function boughtItems(queryable: Queryable, payment: Bought, at: Date): Promise<BoughtItem[]> {
  const states = await queryable.row<States>(sql`
    select
      (select case when g.unused_in_ms is not null then 'ended' when g.expires_at <= ${at} then 'done' else 'open' end
        from package_grant g where g.payment_id = ${payment.id}) as package,
      (select g.credit_in_paise from package_grant g where g.payment_id = ${payment.id}) as credit,
      (select case when m.status = 'cancelled' then 'ended' when m.starts_at <= ${at} then 'done' else 'open' end
        from meeting m where m.id = ${payment.meeting_id}) as meeting,
      (select jsonb_agg(jsonb_build_object('id', g.add_on_id, 'state', case
          when g.ended_at is not null then 'ended'
          when g.feature_days is not null then case when g.featured_until <= ${at} then 'done' else 'open' end
          when o.status = 'delivered' then 'done' else 'open' end))
        from add_on_grant g left join addon_order o on o.grant_id = g.id
        where g.payment_id = ${payment.id}) as add_ons`);
  const stateOf = ({ kind, id }: Pick<BoughtItem, 'kind' | 'id'>): BoughtItem['state'] =>
    (kind === 'add_on' ? states?.add_ons?.find((addOn) => addOn.id === id)?.state : states?.[kind]) ?? 'ended';
  return linesOf(payment).map(({ kind, id, amountInPaise }) => ({
    kind,
    id,
    amountInPaise,
    ...(kind === 'package' && { creditInPaise: states?.credit ?? 0 }),
    state: stateOf({ kind, id }),
  }));
}
