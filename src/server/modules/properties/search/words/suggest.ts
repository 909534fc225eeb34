import type { Suggestion } from '@contract/properties';
import { keyOfWord } from '@contract/wordKey';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../../db/database';
import { quoted } from './lexemes';

/** How many of each are offered, and among how many of the newest listings. */
const most = { places: 5, listings: 3, newest: 2_000 };
const shortest = 2;

/** The last words that were typed, the most of them first: "villa in kore" completes "kore", "koregaon pa" both. */
function lastWords(typed: string): string[] {
  const words = typed
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(keyOfWord);
  return [3, 2, 1].map((many) => words.slice(-many).join(' ')).filter((text) => text.length >= shortest);
}

const namesThatBegin = (queryable: Queryable, text: string) => {
  const pattern = `${text.replace(/[\\%_]/g, '\\$&')}%`;
  return queryable.rows<Suggestion>(sql`
    select 'locality' as kind, locality.name as label, city.name as detail from locality join city on city.slug = locality.city
      where exists (select from unnest(locality.spellings) spelling where spelling like ${pattern})
    union all select 'type', name, null from property_type where lower(name) like ${pattern}
    order by 1, 2 limit ${most.places}`);
};

/** Listings with a word in their title that begins like the last word, among the newest: what this costs has a limit. */
const listingsThatBegin = (queryable: Queryable, word: string) =>
  queryable.rows<Suggestion>(sql`
    select 'listing' as kind, title as label, concat_ws(', ', nullif(location, ''), (select name from city where id = city_id)) as detail, id
    from (select id, title, location, city_id, search from property where lifecycle = 'published' order by id desc limit ${most.newest}) newest
    where search @@ ${`${quoted(word)}:*A`}::tsquery order by id desc limit ${most.listings}`);

/** Completes what is being typed. */
export async function suggest(queryable: Queryable, typed: string): Promise<Suggestion[]> {
  const texts = lastWords(typed.replace(/[\p{Cc}\p{Cs}]/gu, ' '));
  const last = texts.at(-1)?.split(' ').at(-1);
  if (!last || last.length < shortest || /\s$/.test(typed)) return [];
  let places: Suggestion[] = [];
  for (const text of new Set(texts)) if (places.length === 0) places = await namesThatBegin(queryable, text);
  const listings = await listingsThatBegin(queryable, last);
  return [...places, ...listings].map(({ detail, ...suggestion }) => ({ ...suggestion, ...(detail && { detail }) }));
}
