import type { BlogCard, BlogCategory, BlogPost } from '@contract/blogs';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { toPicture } from '../../media/media';
import { type Reading, readTimeOf } from './blogsRules';

export interface BlogFilter {
  /** Articles published later do not exist yet. */
  now: Date;
  category: BlogCategory | undefined;
  featured: boolean | undefined;
  /** Id of an article to exclude. */
  exclude: number | undefined;
}

interface CardRow extends Omit<BlogCard, 'image' | 'picture' | 'readTime'> {
  read_minutes: number;
  alt: string;
  hash: string | null;
  width: number;
  height: number;
  placeholder: string;
}

const cardColumns = raw(
  `b.id, b.title, b.category, b.featured, b.views, b.excerpt, b.author, to_char(b.published_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as date, b.read_minutes, b.alt, m.hash, m.width, m.height, m.placeholder`,
);

function matching({ now, category, featured, exclude }: BlogFilter): Sql {
  return join(
    [
      sql`b.published_at <= ${now}`,
      ...(category === undefined ? [] : [sql`b.category = ${category}`]),
      ...(featured === undefined ? [] : [sql`b.featured = ${featured}`]),
      ...(exclude === undefined ? [] : [sql`b.id <> ${exclude}`]),
    ],
    ' and ',
  );
}

function toCard({ hash, width, height, placeholder, alt, read_minutes, ...card }: CardRow): BlogCard {
  const picture = hash === null ? null : toPicture({ hash, width, height, placeholder }, alt);
  return { ...card, image: picture?.image ?? null, picture, readTime: readTimeOf(read_minutes) };
}

/** A page of articles, newest first. */
export async function listPosts(
  database: Queryable,
  filter: BlogFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<BlogCard[]> {
  const rows = await database.rows<CardRow>(sql`
    select ${cardColumns} from blog_post b left join media m on m.id = b.media_id
    where ${matching(filter)} order by b.published_at desc, b.id desc limit ${limit} offset ${offset}`);
  return rows.map(toCard);
}

export async function countPosts(database: Queryable, filter: BlogFilter): Promise<number> {
  return (
    (await database.row<{ many: number }>(sql`select count(*)::int as many from blog_post b where ${matching(filter)}`))
      ?.many ?? 0
  );
}

/** One article with its full text. */
export async function findPost(database: Queryable, id: number, now: Date): Promise<BlogPost | undefined> {
  const row = await database.row<CardRow & { content: string }>(sql`
    select ${cardColumns}, b.content from blog_post b left join media m on m.id = b.media_id where b.id = ${id} and b.published_at <= ${now}`);
  return row && { ...toCard(row), content: row.content };
}

/** An article as the feed shows it. */
export interface FeedEntry extends Pick<BlogCard, 'id' | 'title' | 'category' | 'excerpt' | 'author'> {
  published: Date;
  /** When its text last changed; the publication date if it never did. */
  updated: Date;
}

/** The newest articles, for the feed. */
export async function listFeed(database: Queryable, limit: number, now: Date): Promise<FeedEntry[]> {
  return database.rows<FeedEntry>(sql`
    select id, title, category, excerpt, author, published_at as published,
      greatest(edited_at, published_at) as updated
    from blog_post where published_at <= ${now} order by published_at desc, id desc limit ${limit}`);
}

/** Counts reads that were not counted before. Skips deleted articles. */
export async function countReads(database: Queryable, reads: readonly Reading[]): Promise<void> {
  await database.run(sql`
    with fresh as (
      insert into blog_read (post_id, day, visitor)
      select distinct read.post_id, read.day, read.visitor
      from unnest(${reads.map(({ postId }) => postId)}::int[], ${reads.map(({ day }) => day)}::date[], ${reads.map(({ visitor }) => visitor)}::text[]) read (post_id, day, visitor)
      where exists (select 1 from blog_post where id = read.post_id)
      on conflict do nothing returning post_id
    )
    update blog_post set views = views + many from (select post_id, count(*)::int as many from fresh group by post_id order by post_id) counted where id = counted.post_id`);
}

/** Deletes the records of who read what before a day. */
export async function deleteOldReads(database: Queryable, before: string): Promise<void> {
  await database.run(sql`delete from blog_read where day < ${before}::date`);
}
