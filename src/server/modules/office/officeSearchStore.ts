import type { OfficeFound } from '@contract/office';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { contains, phonePatterns, prefixQuery, searchedDigits, searchedId } from '../../lib/searchWords';

/** How many of a kind are listed; one more is looked up, to know whether there are others. */
export const listed = 5;

const withId = (search: string, found: Sql): Sql => {
  const id = searchedId(search);
  return id === null ? found : sql`(id = ${id} or ${found})`;
};

function inPhone(search: string, orElse: Sql): Sql {
  const digits = searchedDigits(search);
  if (digits === null) return orElse;
  const { start, reversedEnd } = phonePatterns(digits);
  return sql`(${orElse} or phone <> '' and phone_digits(phone) like ${start} or phone <> '' and reverse(phone_digits(phone)) like ${reversedEnd})`;
}

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

export const findEnquiries = (queryable: Queryable, search: string): Promise<OfficeFound['enquiries']> =>
  queryable.rows(sql`
    select id, name, email, phone, property_title as title from enquiry
    where ${withId(search, inPhone(search, inWords(search)))} ${order(search)}`);

/** By title, locality, city and type, in every state. */
export const findProperties = (queryable: Queryable, search: string): Promise<OfficeFound['properties']> =>
  queryable.rows(sql`
    select id, title, location, case when submitted_at is null then lifecycle else 'in_review' end as lifecycle from property
    where ${withId(search, inWords(search, 'AB'))} ${order(search)}`);

/** By who comes, in every state. The expression is that of its index. */
export const findVisits = (queryable: Queryable, search: string): Promise<OfficeFound['visits']> => {
  const words = prefixQuery(search);
  const named =
    words === null
      ? sql`false`
      : sql`to_tsvector('simple', plain_words(name || ' ' || email || ' ' || property_title)) @@ to_tsquery('simple', ${words})`;
  return queryable.rows(sql`
    select id, name, email, phone, property_title as title, state from visit
    where ${withId(search, inPhone(search, named))} ${order(search)}`);
};

export const findArticles = (queryable: Queryable, search: string): Promise<OfficeFound['articles']> =>
  queryable.rows(sql`
    select id, title from blog_post where ${withId(search, sql`title ilike ${contains(search)}`)} ${order(search)}`);

export const findAccounts = (queryable: Queryable, search: string): Promise<OfficeFound['accounts']> => {
  const named = sql`search_text like ${contains(search.toLowerCase())}`;
  return queryable.rows(sql`
    select id, username, name, email from account
    where ${withId(search, inPhone(search, named))} ${order(search)}`);
};
