import type { OfficeSearch } from '@contract/officeSearches';
import { officeLimits } from '@contract/officeLimits';
import { dayInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';

/** How often a sentence was searched on a day (YYYY-MM-DD), and how often nothing fitted. */
export interface Searched {
  words: string;
  day: string;
  searches: number;
  without: number;
}

/** How often a listing was opened next after a sentence on a day. */
export interface Opening {
  words: string;
  day: string;
  property: number;
  times: number;
}

/** New sentences of one day; beyond that, only known ones are counted. */
const mostADay = 5_000;
const { days, least } = officeLimits.searches;
const mostOpened = 5;

/** Adds to the counts. */
export async function countSearched(queryable: Queryable, searched: readonly Searched[]): Promise<void> {
  await queryable.run(sql`
    with said as (
      select * from json_to_recordset(${JSON.stringify(searched)}::json) as said(words text, day date, searches int, without int)
    ), room as (
      select count(*) as taken from search_day where day = (select max(day) from said)
    ), known as (
      insert into search_sentence (words)
      select distinct words from said
      where (select taken from room) < ${mostADay} or exists (select from search_sentence s where s.words = said.words)
      order by words on conflict (words) do update set words = excluded.words returning id, words
    )
    insert into search_day (sentence_id, day, searches, without_fit)
    select known.id, said.day, said.searches, said.without from said join known on known.words = said.words order by 1, 2
    on conflict (sentence_id, day) do update
      set searches = search_day.searches + excluded.searches, without_fit = search_day.without_fit + excluded.without_fit`);
}

/** Adds to the counts of searched sentences; leaves out others, and listings that are gone or not published. */
export async function countOpenings(queryable: Queryable, opened: readonly Opening[]): Promise<void> {
  await queryable.run(sql`
    insert into search_opening (sentence_id, property_id, day, times)
    select s.id, p.id, opened.day, opened.times
    from json_to_recordset(${JSON.stringify(opened)}::json) as opened(words text, day date, property int, times int)
    join search_sentence s on s.words = opened.words
    join property p on p.id = opened.property and p.lifecycle = 'published'
    order by 1, 2, 3
    on conflict (sentence_id, property_id, day) do update set times = search_opening.times + excluded.times`);
}

type CountedSearch = Omit<OfficeSearch, 'unread'>;

/** What was searched often enough, the most frequent first. */
export async function listSearches(
  queryable: Queryable,
  { fitsNone, limit, offset }: { fitsNone: boolean; limit: number; offset: number },
  now: Date,
): Promise<{ searches: CountedSearch[]; total: number }> {
  const since = new Date(now.getTime() - days * dayInMs).toISOString().slice(0, 10);
  const times = fitsNone ? sql`without_fit` : sql`searches`;
  const rows = await queryable.rows<CountedSearch & { total: number }>(sql`
    with frequent as (
      select sentence_id, sum(${times})::int as times, max(day) filter (where ${times} > 0) as last_on
      from search_day where day > ${since}::date group by sentence_id having sum(${times}) >= ${least}
    ), page as (
      select *, count(*) over ()::int as total from frequent
      order by times desc, last_on desc, sentence_id desc limit ${limit} offset ${offset}
    )
    select s.id, s.words as sentence, page.times, page.last_on::text as last_on, page.total, (
      select coalesce(jsonb_agg(jsonb_build_object('id', next.id, 'title', next.title, 'times', next.times) order by next.times desc, next.id), '[]')
      from (
        select p.id, p.title, sum(o.times)::int as times
        from search_opening o join property p on p.id = o.property_id and p.lifecycle = 'published'
        where o.sentence_id = s.id and o.day > ${since}::date
        group by p.id, p.title having sum(o.times) >= ${least} order by 3 desc, 1 limit ${mostOpened}
      ) next
    ) as opened
    from page join search_sentence s on s.id = page.sentence_id
    order by page.times desc, page.last_on desc, s.id desc`);
  return { searches: rows.map(({ total: _, ...search }) => search), total: rows[0]?.total ?? 0 };
}
