import { officeLimits } from '@contract/officeLimits';
import type { OfficeProperty, PropertyHistoryEntry } from '@contract/officeProperties';
import type { Lifecycle } from '@contract/properties';
import sql, { type Sql, join } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { withoutCachedPlan } from '../../db/statementNames';
import { countedUpTo } from '../../lib/paging';
import { prefixQuery, searchedId } from '../../lib/searchWords';
import { type CardColumn, type ColumnsOf, cardFields, selectOf } from './propertyColumns';
import { type ShownRow, shownLifecycle, toShown } from './propertyRows';
import { inLifecycle } from './search/plan/conditions';

export interface OfficePropertyFilter {
  ids?: readonly number[] | undefined;
  lifecycle?: Lifecycle | undefined;
  owner?: number | undefined;
  city?: number | undefined;
  featured?: boolean | undefined;
  unconfirmed?: boolean | undefined;
  unusual?: boolean | undefined;
  missing?: 'pictures' | 'price' | undefined;
  search?: string | undefined;
}

interface Row extends ShownRow, ColumnsOf<CardColumn> {
  version: number;
  owner_id: number;
  owner_name: string;
  agent: OfficeProperty['agent'];
  is_office: boolean;
  pictures: number;
  enquiries: number;
  changed_at: Date;
  submitted_at: Date | null;
  return_reason: string | null;
  archived_reason: string | null;
  confirmed_at: Date;
  confirm_by: Date | null;
  featured_until: Date | null;
  unusual: OfficeProperty['unusual'];
}

const selectedFrom = (page: Sql) => sql`
  select p.id, ${shownLifecycle}, coalesce(t.id, 0) as type_id, coalesce(t.name, '') as type_name, coalesce(c.id, 0) as city_id, coalesce(c.name, '') as city_name,
    ${selectOf(cardFields)}, p.version, p.created_at, p.changed_at, p.submitted_at, p.return_reason, p.archived_reason, p.confirmed_at, p.confirm_by, p.featured_until,
    p.owner_id, coalesce(nullif(a.name, ''), a.username) as owner_name, a.is_office or a.is_superuser as is_office,
    (select json_build_object('id', id, 'name', coalesce(nullif(name, ''), username)) from account where id = p.agent_id) as agent,
    (select json_build_object('field', field, 'confirmed', confirmed_as is not null) from property_unusual where property_id = p.id and field is not null) as unusual,
    (select count(*)::int from property_image where property_id = p.id) as pictures,
    (select count(*)::int from (select from enquiry where property_id = p.id limit ${officeLimits.countedEnquiries}) counted) as enquiries
  from ${page} p left join property_type t on t.id = p.property_type_id left join city c on c.id = p.city_id join account a on a.id = p.owner_id`;

function toOfficeProperty(row: Row, now: Date): OfficeProperty {
  return {
    ...toShown(row),
    version: row.version,
    owner: { id: row.owner_id, name: row.owner_name },
    agent: row.agent,
    is_office: row.is_office,
    pictures: row.pictures,
    enquiries: row.enquiries,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    return_reason: row.return_reason,
    archived_reason: row.archived_reason,
    confirmed_at: row.confirmed_at.toISOString(),
    unconfirmed: row.lifecycle === 'published' && row.confirm_by !== null && row.confirm_by <= now,
    featured_until: row.featured_until?.toISOString() ?? null,
    unusual: row.unusual,
  };
}

function conditionsOf(filter: OfficePropertyFilter, now: Date): Sql {
  const { ids, lifecycle, owner, city, featured, unconfirmed, unusual, missing } = filter;
  return join(
    [
      sql`true`,
      ...(ids ? [sql`id = any(${[...ids]}::int[])`] : []),
      ...(lifecycle ? [inLifecycle(lifecycle)] : []),
      ...(owner === undefined ? [] : [sql`owner_id = ${owner}`]),
      ...(city === undefined ? [] : [sql`city_id = ${city}`]),
      ...(featured === undefined ? [] : [featured ? sql`featured` : sql`not featured`]),
      ...(unconfirmed ? [sql`lifecycle = 'published' and confirm_by is not null and confirm_by <= ${now}`] : []),
      ...(unusual ? [sql`id in (select property_id from property_unusual where field is not null)`] : []),
      ...(missing === 'pictures' ? [sql`not has_pictures`] : []),
      ...(missing === 'price' ? [sql`price_in_paise is null`] : []),
      ...(filter.search ? [matches(filter.search)] : []),
    ],
    ' and ',
  );
}

/** Words of the title, locality, city and type, the last may be a beginning; or the id. `#45` is only the id. */
function matches(search: string): Sql {
  const id = searchedId(search);
  if (id !== null && search.startsWith('#')) return sql`id = ${id}`;
  const words = prefixQuery(search, 'AB');
  const inText = words === null ? sql`false` : sql`search @@ to_tsquery('simple', ${words})`;
  return id === null ? inText : sql`(id = ${id} or ${inText})`;
}

/** The next listings of a filter behind an id. */
export async function idsAfter(
  queryable: Queryable,
  filter: OfficePropertyFilter,
  { after, limit, now }: { after: number; limit: number; now: Date },
): Promise<number[]> {
  const rows = await queryable.rows<{ id: number }>(
    sql`select id from property where id > ${after} and ${conditionsOf(filter, now)} order by id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

interface PropertyPage {
  properties: OfficeProperty[];
  /** A minimum unless `exact`. */
  total: number;
  exact: boolean;
}

/** A page of all listings: the newest first, those in review in the order in which they were submitted. */
export async function listOfficeProperties(
  queryable: Queryable,
  filter: OfficePropertyFilter,
  { limit, offset }: { limit: number; offset: number },
  now: Date,
): Promise<PropertyPage> {
  const where = conditionsOf(filter, now);
  const isQueue = filter.lifecycle === 'in_review';
  const order = isQueue ? sql`submitted_at, id` : sql`id desc`;
  const most = countedUpTo({ limit, offset });
  const [rows, counted] = await Promise.all([
    queryable.rows<Row>(sql`${withoutCachedPlan}
      with page as materialized (select * from property where ${where} order by ${order} limit ${limit} offset ${offset})
      ${selectedFrom(sql`page`)} order by ${isQueue ? sql`p.submitted_at, p.id` : sql`p.id desc`}`),
    queryable.row<{ total: number }>(
      sql`${withoutCachedPlan} select count(*)::int as total from (select from property where ${where} order by ${order} limit ${most}) counted`,
    ),
  ]);
  const total = counted?.total ?? 0;
  return { properties: rows.map((row) => toOfficeProperty(row, now)), total, exact: total < most };
}

export async function findOfficeProperty(
  queryable: Queryable,
  id: number,
  now: Date,
): Promise<OfficeProperty | undefined> {
  const row = await queryable.row<Row>(sql`${selectedFrom(sql`property`)} where p.id = ${id}`);
  return row && toOfficeProperty(row, now);
}

/** Who owns a listing, and where to write to them. */
export async function findPropertyOwner(
  queryable: Queryable,
  id: number,
): Promise<{ id: number; name: string; email: string; isOffice: boolean } | undefined> {
  return queryable.row(sql`
    select a.id, coalesce(nullif(a.name, ''), a.username) as name, case when a.disabled_at is null then a.email else '' end as email, a.is_office or a.is_superuser as "isOffice"
    from property p join account a on a.id = p.owner_id where p.id = ${id}`);
}

interface ChangeRow {
  id: number;
  at: Date;
  actor_id: number | null;
  actor_name: string | null;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** A page of a listing's changes by column, the latest first. */
export async function listPropertyChanges(
  queryable: Queryable,
  id: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{
  changes: (Omit<ChangeRow, 'actor_id' | 'actor_name'> & Pick<PropertyHistoryEntry, 'actor'>)[];
  total: number;
}> {
  const [rows, counted] = await Promise.all([
    queryable.rows<ChangeRow>(sql`
      select h.id, h.at, h.before, h.after, a.id as actor_id, coalesce(nullif(a.name, ''), a.username) as actor_name
      from property_change h left join account a on a.id = h.actor_id
      where h.property_id = ${id} order by h.id desc limit ${limit} offset ${offset}`),
    queryable.row<{ total: number }>(sql`select count(*)::int as total from property_change where property_id = ${id}`),
  ]);
  const changes = rows.map(({ actor_id, actor_name, ...change }) => ({
    ...change,
    actor: actor_id === null ? null : { id: actor_id, name: actor_name ?? '' },
  }));
  return { changes, total: counted?.total ?? 0 };
}
