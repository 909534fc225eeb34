import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { addOfficeMinutes, usualHours } from '../lib/officeHours';
import { demoEnquiries } from './demoEnquiries';

/** Views of the owner's listings, oldest first; further ones have as many as the last. */
const views = [412, 268, 173, 96];
const confirmedDaysAgo = 6;
const firstResponseMinutes = 240;
/** Days since the owner last confirmed one of the listings. */
const staleDaysAgo = 22;

/** Views of the owner's listings and their last confirmations, one of them overdue. */
async function loadStanding(tx: Queryable, listings: readonly number[], now: Date): Promise<void> {
  const rows = listings.map((id, place) => {
    const confirmed = now.getTime() - (place === listings.length - 1 ? staleDaysAgo : confirmedDaysAgo) * dayInMs;
    return {
      id,
      views: views[Math.min(place, views.length - 1)],
      confirmedAt: new Date(confirmed).toISOString(),
      confirmBy: new Date(confirmed + 21 * dayInMs).toISOString(),
    };
  });
  await tx.run(sql`
    with given as (select * from json_to_recordset(${JSON.stringify(rows)}::json) as given(id int, views int, "confirmedAt" timestamptz, "confirmBy" timestamptz)),
      seen as (insert into property_views (property_id, views) select id, views from given on conflict do nothing)
    update property set confirmed_at = "confirmedAt", confirm_by = "confirmBy", warned_at = null from given where property.id = given.id`);
}

/** Views by day for the office's charts: more in newer weeks, fewer on weekdays. */
async function loadViews(tx: Queryable, now: Date): Promise<void> {
  await tx.run(sql`
    insert into property_day_views (day, views)
    select day::date, 40 + (84 - ago) / 2 + ago * 7 % 11 + case when extract(isodow from day) > 5 then 18 else 0 end
    from generate_series(0, 83) ago cross join lateral (select ${now}::timestamptz::date - ago as day) at
    on conflict do nothing`);
}

/** A draft of the owner: a title, two pictures, no description yet. */
async function loadDraft(tx: Queryable, owner: number, listings: readonly number[], now: Date): Promise<void> {
  const at = new Date(now.getTime() - dayInMs);
  await tx.run(sql`
    with draft as (
      insert into property (owner_id, title, description, lifecycle, location, property_type_id, city_id, created_at, changed_at)
      select ${owner}::int, 'Row house with a mango tree', '', 'draft', 'Pashan', (select id from property_type where name = 'Villa'), (select id from city where name = 'Pune'), ${at}::timestamptz, ${at}::timestamptz returning id
    )
    insert into property_image (property_id, media_id, alt, position)
    select draft.id, i.media_id, i.alt, i.position from draft, property_image i where i.property_id = ${listings.at(-1) ?? 0} and i.position > 0 order by i.position limit 2`);
}

/** When an enquiry was sent, when a reply was due, and when it was given. */
function clockOf({ hoursAgo, state }: (typeof demoEnquiries)[number], now: Date) {
  const at = new Date(now.getTime() - hoursAgo * hourInMs);
  return {
    at: at.toISOString(),
    due: addOfficeMinutes(at, firstResponseMinutes, usualHours).toISOString(),
    first: state ? new Date(at.getTime() + hoursAgo * 15 * minuteInMs).toISOString() : null,
  };
}

async function loadEnquiries(tx: Queryable, owner: number, listings: readonly number[], now: Date): Promise<void> {
  const rows = demoEnquiries
    .map((enquiry, place) => ({
      ...enquiry,
      place,
      clientId: `demo-enquiry-${place}`,
      property: enquiry.listing === undefined ? null : listings[enquiry.listing],
      ...clockOf(enquiry, now),
    }))
    .filter(({ property }) => property !== undefined)
    .sort((one, other) => other.hoursAgo - one.hoursAgo);
  await tx.run(sql`
    with given as (select * from json_to_recordset(${JSON.stringify(rows)}::json) as given("clientId" text, kind text, name text, email text, phone text, message text, property int, service text, state text, opened boolean, notes text, "byBuyer" boolean, at timestamptz, due timestamptz, first timestamptz)),
      sent as (
        insert into enquiry (client_id, kind, name, email, phone, message, property_id, property_title, owner_id, account_id, service_id, state, owner_state, owner_state_at, created_at, response_due_at, answered_at, first_response_at)
        select "clientId", kind, given.name, given.email, given.phone, message, property, coalesce(p.title, ''), p.owner_id, case when "byBuyer" then b.id end, s.id, coalesce(state, 'new'), coalesce(state, 'new'), first, at, due, first, first
        from given left join property p on p.id = property left join construction_service s on s.title = service left join account b on b.username = 'buyer' and b.email = given.email
        order by at on conflict (client_id) do nothing returning id, client_id
      ),
      opening as (
        insert into enquiry_opening (enquiry_id, account_id, opened_at) select sent.id, ${owner}::int, at from sent join given on "clientId" = client_id where opened
      )
    insert into enquiry_note (enquiry_id, account_id, notes, changed_at) select sent.id, ${owner}::int, notes, at from sent join given on "clientId" = client_id where notes is not null`);
}

/**
 * Fills the demo owner's dashboard: views of listings, one listing to confirm, a draft, enquiries, and some enquiries
 * for the office.
 */
export async function loadOwnersDesk(tx: Queryable, owner: number, now: Date): Promise<void> {
  const listings = (
    await tx.rows<{ id: number }>(
      sql`select id from property where owner_id = ${owner} and lifecycle = 'published' order by id`,
    )
  ).map(({ id }) => id);
  await loadStanding(tx, listings, now);
  await loadViews(tx, now);
  await loadDraft(tx, owner, listings, now);
  await loadEnquiries(tx, owner, listings, now);
}

/** The id of the demo owner, if the demonstration created that account. */
export async function demoOwner(queryable: Queryable): Promise<number | undefined> {
  const owner = await queryable.row<{ id: number }>(sql`
    select id from account where username = 'owner' and id in (select made.id::int from json_array_elements_text((select value::json from setting where name = 'demo_accounts')) as made(id))`);
  return owner?.id;
}
