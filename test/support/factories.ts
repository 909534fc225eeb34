/*
 * Rows for tests. Every call creates a new one with defaults for missing values. All accept the database or a
 * transaction.
 * - makeAccount(database, { username?, superuser?, name?, email?, … }) → { id, username, token, headers }: logged in,
 *   for `inject`.
 * - makeListing(database, { ownerId?, title?, city?, type?, … }) → { id, ownerId, cityId, typeId }: published; city and
 *   type are given by name and created if missing.
 * - makeShortlist(database, ownerId, { name?, isDefault?, homes?, members? }) → its id; members are { id, role }.
 * - makePicture(database) → { id, hash }: a picture's row without a file.
 */
import { dayInMs } from '@contract/durations';
import { createHash, randomBytes } from 'node:crypto';
import type { Lifecycle } from '@contract/properties';
import type { Queryable } from '@server/db/database';
import sql, { type Sql, raw } from 'sql-template-tag';

let counter = 0;
const next = () => ++counter;
const week = 7 * dayInMs;

async function idOf(database: Queryable, query: Sql): Promise<number> {
  const row = await database.row<{ id: number }>(query);
  if (!row) throw new Error(`Nothing came back from: ${query.text}`);
  return row.id;
}

export interface TestAccount {
  id: number;
  username: string;
  token: string;
  headers: { authorization: string };
}

interface AccountFields {
  username?: string;
  email?: string;
  name?: string;
  phone?: string;
  superuser?: boolean;
  passwordHash?: string;
  disabledAt?: Date;
  now?: Date;
  unverified?: boolean;
  roles?: readonly string[];
}

export async function makeAccount(database: Queryable, given: AccountFields = {}): Promise<TestAccount> {
  const username = given.username ?? `person${next()}${randomBytes(3).toString('hex')}`;
  const id = await idOf(
    database,
    sql`
    insert into account (username, email, password_hash, name, phone, is_superuser, disabled_at, email_verified_at, roles)
    values (${username}, ${given.email ?? `${username.toLowerCase()}@people.example`}, ${given.passwordHash ?? 'no password'}, ${given.name ?? ''}, ${given.phone ?? ''},
      ${given.superuser ?? false}, ${given.disabledAt ?? null}, ${given.unverified ? null : new Date()}, ${given.roles ?? []}::text[]) returning id`,
  );
  return { id, username, ...(await makeSession(database, id, given.now)) };
}

/** Starts another session of an account. */
export async function makeSession(
  database: Queryable,
  accountId: number,
  now = new Date(),
): Promise<Pick<TestAccount, 'token' | 'headers'>> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await database.run(
    sql`insert into session (account_id, token_hash, device, created_at, last_used_at, proven_at, expires_at) values (${accountId}, ${hash}, 'a test', ${now}, ${now}, ${now}, ${new Date(now.getTime() + week)})`,
  );
  return { token, headers: { authorization: `Token ${token}` } };
}

interface ListingFields {
  ownerId?: number;
  title?: string;
  description?: string;
  location?: string;
  city?: string;
  type?: string;
  purpose?: 'sale' | 'rent' | 'invest';
  lifecycle?: Lifecycle;
  status?: string;
  priceInPaise?: number | null;
  bedrooms?: number | null;
  bathrooms?: number | null;
  sizeInSqft?: number | null;
  featured?: boolean;
  amenities?: readonly string[];
  createdAt?: Date;
}

export async function makeListing(
  database: Queryable,
  given: ListingFields = {},
): Promise<{ id: number; ownerId: number; cityId: number; typeId: number }> {
  const ownerId = given.ownerId ?? (await makeAccount(database)).id;
  const cityId = await named(database, 'city', given.city ?? 'Indore');
  const typeId = await named(database, 'property_type', given.type ?? 'Villa');
  const amenityIds: number[] = [];
  for (const name of given.amenities ?? []) amenityIds.push(await named(database, 'amenity', name));
  const { price, bedrooms, bathrooms, size } = measuresOf(given);
  const id = await idOf(
    database,
    sql`
    insert into property (owner_id, title, description, location, city_id, property_type_id, purpose, lifecycle, status, price_in_paise, bedrooms, bathrooms, size_in_sqft, featured, amenity_ids, created_at, submitted_at)
    values (${ownerId}, ${given.title ?? `House number ${next()}`}, ${given.description ?? 'A house with a courtyard.'}, ${given.location ?? 'Vijay Nagar'}, ${cityId}, ${typeId},
      ${given.purpose ?? 'sale'}, ${given.lifecycle === 'in_review' ? 'draft' : (given.lifecycle ?? 'published')}, ${given.status ?? ''}, ${price}, ${bedrooms}, ${bathrooms}, ${size}, ${given.featured ?? false}, ${amenityIds}, ${given.createdAt ?? new Date()}, ${given.lifecycle === 'in_review' ? new Date() : null})
    returning id`,
  );
  return { id, ownerId, cityId, typeId };
}

/** Null means none; missing values get defaults. */
function measuresOf(given: ListingFields) {
  const or = (value: number | null | undefined, fallback: number) => (value === undefined ? fallback : value);
  return {
    price: or(given.priceInPaise, 1_50_00_000_00),
    bedrooms: or(given.bedrooms, 3),
    bathrooms: or(given.bathrooms, 2),
    size: or(given.sizeInSqft, 1_800),
  };
}

/** The id of the row with this name, created if missing. */
async function named(database: Queryable, table: 'city' | 'property_type' | 'amenity', name: string): Promise<number> {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const [columns, values] =
    table === 'amenity' ? [raw('name'), sql`${name}`] : [raw('name, slug'), sql`${name}, ${slug}`];
  return idOf(
    database,
    sql`insert into ${raw(table)} (${columns}) values (${values}) on conflict (name) do update set name = excluded.name returning id`,
  );
}

export async function makePicture(
  database: Queryable,
  { width = 1_200, height = 800 } = {},
): Promise<{ id: number; hash: string }> {
  const hash = randomBytes(20).toString('hex');
  return {
    hash,
    id: await idOf(
      database,
      sql`insert into media (hash, width, height, placeholder) values (${hash}, ${width}, ${height}, '#c8b8a0') returning id`,
    ),
  };
}

interface ShortlistFields {
  name?: string;
  isDefault?: boolean;
  homes?: readonly number[];
  members?: readonly { id: number; role: 'edit' | 'view' }[];
}

export async function makeShortlist(
  database: Queryable,
  ownerId: number,
  { name = 'Weekend', isDefault = false, homes = [], members = [] }: ShortlistFields = {},
): Promise<number> {
  const id = await idOf(database, sql`insert into shortlist (name) values (${name}) returning id`);
  await database.run(
    sql`insert into shortlist_member (shortlist_id, account_id, role, is_default) values (${id}, ${ownerId}, 'owner', ${isDefault})`,
  );
  for (const member of members)
    await database.run(
      sql`insert into shortlist_member (shortlist_id, account_id, role) values (${id}, ${member.id}, ${member.role})`,
    );
  for (const home of homes)
    await database.run(
      sql`insert into shortlist_property (shortlist_id, property_id, added_by) values (${id}, ${home}, ${ownerId})`,
    );
  return id;
}
