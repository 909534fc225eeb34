import type { OfficeFound } from '@contract/office';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { addressesOf, isPersonFound } from '../../lib/peopleSearch';
import { contains, inPhone, prefixQuery, searchedDigits, searchedId, soundsAlike } from '../../lib/searchWords';

/** How many of a kind are listed; one more is looked up, to know whether there are others. */
export const listed = 5;

const withId = (search: string, found: Sql): Sql => {
  const id = searchedId(search);
  return id === null ? found : sql`(id = ${id} or ${found})`;
};

const withPhone = (search: string, found: Sql): Sql => {
  const digits = searchedDigits(search);
  return digits === null ? found : sql`(${found} or ${inPhone(digits)})`;
};

const inWords = (search: string, weights = ''): Sql => {
  const words = prefixQuery(search, weights);
  return words === null ? sql`false` : sql`search @@ to_tsquery('simple', ${words})`;
};

/**
 * The newest first, after the row with the searched id. A number is rare: `id + 0` keeps the planner from walking all
 * rows in their order, because it takes the patterns of phone numbers for common.
 */
function order(search: string): Sql {
  const id = searchedId(search);
  const newest = searchedDigits(search) === null ? sql`id` : sql`id + 0`;
  return sql`order by ${id === null ? empty : sql`id = ${id} desc,`} ${newest} desc limit ${listed + 1}`;
}

/** Finds people by words, id or number. If a list has room, names that sound alike complete it. */
async function findNamed<Row extends { id: number }>(
  search: string,
  withWords: Sql,
  find: (condition: Sql) => Promise<Row[]>,
): Promise<Row[]> {
  const exact = await find(withId(search, withPhone(search, withWords)));
  // a search with digits is exact
  if (exact.length > listed || /\p{N}/u.test(search)) return exact;
  const alike = await find(soundsAlike(search));
  return [...exact, ...alike.filter(({ id }) => exact.every((row) => row.id !== id))].slice(0, listed + 1);
}

/** Whom the office knows, the latest contact first. */
export const findPeople = (queryable: Queryable, search: string): Promise<OfficeFound['people']> =>
  queryable.rows(sql`
    select p.id, p.name, ${addressesOf('email')} as emails, ${addressesOf('phone')} as phones from person p
    where ${isPersonFound(search)} order by p.last_contact_at desc, p.id desc limit ${listed + 1}`);

export const findEnquiries = (queryable: Queryable, search: string): Promise<OfficeFound['enquiries']> =>
  findNamed(search, inWords(search), (condition) =>
    queryable.rows(sql`
      select id, name, email, phone, property_title as title from enquiry where ${condition} ${order(search)}`),
  );

/** The listings of people whose name, username or email address has the words; by the index `account_words`. */
function ofOwner(search: string): Sql {
  const words = prefixQuery(search);
  return words === null
    ? sql`false`
    : sql`owner_id = any(array(
        select id from account
        where to_tsvector('simple', plain_words(name || ' ' || username || ' ' || email)) @@ to_tsquery('simple', ${words})
        order by id desc limit 50))`;
}

/** By title, locality, city, type and owner, in every state. */
export const findProperties = (queryable: Queryable, search: string): Promise<OfficeFound['properties']> =>
  queryable.rows(sql`
    select id, title, location, case when submitted_at is null then lifecycle else 'in_review' end as lifecycle from property
    where ${withId(search, sql`(${inWords(search, 'AB')} or ${ofOwner(search)})`)} ${order(search)}`);

/** By who comes, in every state. The expression is that of its index. */
export const findVisits = (queryable: Queryable, search: string): Promise<OfficeFound['visits']> => {
  const words = prefixQuery(search);
  const named =
    words === null
      ? sql`false`
      : sql`to_tsvector('simple', plain_words(name || ' ' || email || ' ' || property_title)) @@ to_tsquery('simple', ${words})`;
  return findNamed(search, named, (condition) =>
    queryable.rows(sql`
      select id, name, email, phone, property_title as title, state from visit where ${condition} ${order(search)}`),
  );
};

export const findArticles = (queryable: Queryable, search: string): Promise<OfficeFound['articles']> =>
  queryable.rows(sql`
    select id, title from blog_post where ${withId(search, sql`title ilike ${contains(search)}`)} ${order(search)}`);

export const findAccounts = (queryable: Queryable, search: string): Promise<OfficeFound['accounts']> =>
  findNamed(search, sql`search_text like ${contains(search.toLowerCase())}`, (condition) =>
    queryable.rows(sql`select id, username, name, email from account where ${condition} ${order(search)}`),
  );
