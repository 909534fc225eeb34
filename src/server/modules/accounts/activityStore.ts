import type { Activity, OwnReview } from '@contract/auth';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { decimalRupees } from '@contract/money';

/** As `json` columns contain it: instants are text. */
type Dated<Row> = Row & { at: string };

interface ActivityRow {
  listings: Partial<Activity['listings']>;
  favourites: number;
  reviews: number;
  latest_reviews: Dated<Omit<OwnReview, 'createdAt'>>[];
  enquiries: number;
  latest_enquiries: Dated<
    Pick<Activity['enquiries']['latest'][number], 'id' | 'kind' | 'message'> & {
      property: number | null;
      title: string;
    }
  >[];
  payments: number;
  latest_payments: Dated<
    Pick<Activity['payments']['latest'][number], 'id' | 'description' | 'status'> & { amount: number }
  >[];
}

const latest = 5;
const instant = (at: string) => new Date(at).toISOString();

/** An account's activity in one query, each list by its index. */
export async function activityOf(queryable: Queryable, accountId: number): Promise<Activity> {
  const row = await queryable.row<ActivityRow>(sql`
    select
      (select coalesce(json_object_agg(lifecycle, many), '{}') from (
        select case when submitted_at is null then lifecycle else 'in_review' end as lifecycle, count(*)::int as many from property where owner_id = ${accountId} group by 1) lives) as listings,
      (select count(*)::int from shortlist_member join shortlist_property using (shortlist_id) where account_id = ${accountId} and is_default) as favourites,
      (select count(*)::int from review where account_id = ${accountId}) as reviews,
      (select coalesce(json_agg(newest order by id desc), '[]') from (
        select id, rating, review, state, rejected_because, created_at as at from review where account_id = ${accountId} order by id desc limit ${latest}) newest) as latest_reviews,
      (select count(*)::int from enquiry where account_id = ${accountId}) as enquiries,
      (select coalesce(json_agg(newest order by id desc), '[]') from (
        select e.id, e.kind, e.message, e.property_id as property, coalesce(p.title, e.property_title) as title, e.created_at as at
        from enquiry e left join property p on p.id = e.property_id where e.account_id = ${accountId} order by e.id desc limit ${latest}) newest) as latest_enquiries,
      (select count(*)::int from payment where account_id = ${accountId} and provider_order_id is not null) as payments,
      (select coalesce(json_agg(newest order by id desc), '[]') from (
        select id, description, status, amount_in_paise as amount, coalesce(completed_at, created_at) as at from payment where account_id = ${accountId} and provider_order_id is not null order by id desc limit ${latest}) newest) as latest_payments`);
  if (!row) throw new Error('the activity came back empty');
  return toActivity(row);
}

function toActivity(row: ActivityRow): Activity {
  return {
    listings: { draft: 0, in_review: 0, published: 0, sold: 0, archived: 0, ...row.listings },
    favourites: row.favourites,
    reviews: {
      total: row.reviews,
      latest: row.latest_reviews.map(({ at, ...review }) => ({ ...review, createdAt: instant(at) })),
    },
    enquiries: {
      total: row.enquiries,
      latest: row.latest_enquiries.map(({ at, property, title, ...enquiry }) => ({
        ...enquiry,
        property: property === null && title === '' ? null : { id: property, title },
        createdAt: instant(at),
      })),
    },
    payments: {
      total: row.payments,
      latest: row.latest_payments.map(({ at, amount, ...payment }) => ({
        ...payment,
        amount: decimalRupees(amount),
        date: instant(at),
      })),
    },
  };
}

/** A page of an account's own reviews, newest first, and their total. */
export async function ownReviews(
  queryable: Queryable,
  accountId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ reviews: OwnReview[]; total: number }> {
  const rows = await queryable.rows<Omit<OwnReview, 'createdAt'> & { created_at: Date }>(sql`
    select id, rating, review, state, rejected_because, created_at from review where account_id = ${accountId} order by id desc limit ${limit} offset ${offset}`);
  const counted = await queryable.row<{ total: number }>(
    sql`select count(*)::int as total from review where account_id = ${accountId}`,
  );
  return {
    reviews: rows.map(({ created_at, ...review }) => ({ ...review, createdAt: created_at.toISOString() })),
    total: counted?.total ?? 0,
  };
}
