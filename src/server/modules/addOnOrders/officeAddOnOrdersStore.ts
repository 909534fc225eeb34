import type { AddOnOrderStatus } from '@contract/addOnOrders';
import type { OfficeAddOnOrder } from '@contract/officeAddOnOrders';
import sql, { type Sql, empty } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { isOpenAddOnOrder } from '../../lib/waiting';

type Instants = 'ordered_at' | 'scheduled_at' | 'starts_at' | 'delivered_at' | 'cancelled_at' | 'featured_until';
type Flat = Omit<OfficeAddOnOrder, Instants>;
type Row = Flat & { ordered_at: Date } & Record<Exclude<Instants, 'ordered_at'>, Date | null>;

const person = (id: Sql) => sql`
  (select jsonb_build_object('id', s.id, 'name', coalesce(nullif(s.name, ''), s.username)) from account s where s.id = ${id})`;

const selected = sql`
  select o.id, o.version, a.name, a.delivery, o.status, o.ordered_at, o.scheduled_at, o.starts_at, o.photographer, o.address, o.delivered_at,
    o.cancelled_at, o.cancel_reason, cardinality(o.picture_ids) as pictures, o.links, g.featured_until,
    jsonb_build_object('id', c.id, 'name', coalesce(nullif(c.name, ''), c.username), 'email', c.email, 'phone', c.phone) as owner,
    case when l.id is not null then jsonb_build_object('id', l.id, 'title', l.title) end as listing,
    jsonb_build_object('id', p.id, 'test', p.test) as payment,
    coalesce((
      select jsonb_agg(s.title order by s.position, s.id) from tour t join tour_scene s on s.property_id = t.property_id and s.published
      where a.delivery = 'tour' and t.property_id = o.property_id and t.changed_at >= o.ordered_at
    ), '[]') as rooms,
    ${person(sql`o.scheduled_by`)} as scheduled_by, ${person(sql`o.delivered_by`)} as delivered_by, ${person(sql`o.cancelled_by`)} as cancelled_by
  from addon_order o join add_on_grant g on g.id = o.grant_id join add_on a on a.id = g.add_on_id join payment p on p.id = g.payment_id
    join account c on c.id = o.account_id left join property l on l.id = o.property_id`;

const instant = (at: Date | null) => at?.toISOString() ?? null;

function toOrder(row: Row): OfficeAddOnOrder {
  return {
    ...row,
    ordered_at: row.ordered_at.toISOString(),
    scheduled_at: instant(row.scheduled_at),
    starts_at: instant(row.starts_at),
    delivered_at: instant(row.delivered_at),
    cancelled_at: instant(row.cancelled_at),
    featured_until: instant(row.featured_until),
  };
}

/** What is open waits in order of its time; what is finished shows the newest first. */
const orders: Readonly<Record<AddOnOrderStatus | 'open', Sql>> = {
  open: sql`o.id`,
  ordered: sql`o.id`,
  scheduled: sql`o.starts_at, o.id`,
  delivered: sql`o.delivered_at desc, o.id desc`,
  cancelled: sql`o.cancelled_at desc, o.id desc`,
};

/** A page of the orders with a status, or of all, the newest first. */
export async function listAddOnOrders(
  queryable: Queryable,
  { status, limit, offset }: { status?: AddOnOrderStatus | 'open' | undefined; limit: number; offset: number },
): Promise<{ orders: OfficeAddOnOrder[]; total: number }> {
  const where = status ? sql`where ${status === 'open' ? isOpenAddOnOrder : sql`o.status = ${status}`}` : empty;
  const order = status ? orders[status] : sql`o.id desc`;
  const [rows, counted] = await Promise.all([
    queryable.rows<Row>(sql`${selected} ${where} order by ${order} limit ${limit} offset ${offset}`),
    queryable.row<{ total: number }>(sql`select count(*)::int as total from addon_order o ${where}`),
  ]);
  return { orders: rows.map(toOrder), total: counted?.total ?? 0 };
}

/** One order; with `lock`, locked until the transaction ends. */
export async function findAddOnOrder(
  queryable: Queryable,
  id: number,
  { lock = false } = {},
): Promise<OfficeAddOnOrder | undefined> {
  const row = await queryable.row<Row>(sql`${selected} where o.id = ${id} ${lock ? sql`for update of o` : empty}`);
  return row && toOrder(row);
}

/** Whether a listing belongs to an account. */
export async function isListingOf(
  queryable: Queryable,
  { property, owner }: { property: number; owner: number },
): Promise<boolean> {
  return (await queryable.row(sql`select from property where id = ${property} and owner_id = ${owner}`)) !== undefined;
}

/** How many of these pictures a listing has. */
export async function countPictures(
  queryable: Queryable,
  { property, ids }: { property: number; ids: readonly number[] },
): Promise<number> {
  const counted = await queryable.row<{ many: number }>(
    sql`select count(*)::int as many from property_image where property_id = ${property} and id = any(${ids}::int[])`,
  );
  return counted?.many ?? 0;
}

export async function setListing(tx: Queryable, id: number, property: number): Promise<void> {
  await tx.run(sql`update addon_order set property_id = ${property} where id = ${id}`);
}

/** A new appointment, or another time, photographer or address of one: calendars expect a higher sequence each time. */
export async function schedule(
  tx: Queryable,
  id: number,
  { startsAt, photographer, address }: { startsAt: Date; photographer: string; address: string },
  { by, at }: { by: number; at: Date },
): Promise<void> {
  await tx.run(sql`
    update addon_order set status = 'scheduled', starts_at = ${startsAt}, photographer = ${photographer}, address = ${address},
      calendar_sequence = calendar_sequence + case when scheduled_at is null and calendar_sequence = 0 then 0 else 1 end, scheduled_at = ${at}, scheduled_by = ${by}
    where id = ${id}`);
}

export async function deliver(
  tx: Queryable,
  id: number,
  { pictures, links }: { pictures: readonly number[]; links: readonly string[] },
  { by, at }: { by: number; at: Date },
): Promise<void> {
  await tx.run(sql`
    update addon_order set status = 'delivered', delivered_at = ${at}, delivered_by = ${by}, picture_ids = ${pictures}::int[], links = ${links}::text[]
    where id = ${id}`);
}

export async function cancel(
  tx: Queryable,
  id: number,
  reason: string,
  { by, at }: { by: number; at: Date },
): Promise<void> {
  await tx.run(sql`
    update addon_order set status = 'cancelled', cancelled_at = ${at}, cancelled_by = ${by}, cancel_reason = ${reason},
      calendar_sequence = calendar_sequence + 1 where id = ${id}`);
}
