import type { OfficeArticle, OfficeArticleQuery, OfficeArticleRow } from '@contract/officeArticles';
import sql, { join, type Sql } from 'sql-template-tag';
import { revisionsOf } from '../../audit/revisions';
import type { Queryable } from '../../db/database';
import { prefixQuery } from '../../lib/searchWords';
import { toPicture } from '../../media/media';
import { minutesToRead } from './blogsRules';

/** An article as the office changes it, with the number of its latest revision. */
export type StoredArticle = OfficeArticle & { revision: number };

interface Row extends Omit<OfficeArticleRow, 'published_at' | 'saved_at'> {
  published_at: Date | null;
  saved_at: Date;
}
interface FullRow extends Row {
  excerpt: string;
  content: string;
  revision: number;
  alt: string;
  media_id: number | null;
  hash: string;
  width: number;
  height: number;
  placeholder: string;
}

const columns = (now: Date) => sql`
  b.id, b.version, b.title, b.category, b.author, b.featured, b.views, b.published_at, b.saved_at,
  case when b.published_at is null then 'draft' when b.published_at > ${now} then 'scheduled' else 'published' end as state`;

const toRow = ({ published_at, saved_at, ...row }: Row): OfficeArticleRow => ({
  ...row,
  published_at: published_at?.toISOString() ?? null,
  saved_at: saved_at.toISOString(),
});

function toArticle({ media_id, hash, width, height, placeholder, alt, ...row }: FullRow): StoredArticle {
  const { excerpt, content, revision, ...rest } = row;
  const cover =
    media_id === null ? null : { media: media_id, picture: toPicture({ hash, width, height, placeholder }, alt) };
  return { ...toRow(rest), excerpt, content, revision, cover };
}

type Filter = Pick<OfficeArticleQuery, 'state' | 'category' | 'search'>;

const inState = (state: OfficeArticleRow['state'], now: Date): Sql =>
  ({
    draft: sql`b.published_at is null`,
    scheduled: sql`b.published_at > ${now}`,
    published: sql`b.published_at <= ${now}`,
  })[state];

function matching({ state, category, search }: Filter, now: Date): Sql {
  const words = search ? prefixQuery(search) : undefined;
  return join(
    [
      sql`true`,
      ...(state ? [inState(state, now)] : []),
      ...(category ? [sql`b.category = ${category}`] : []),
      ...(words === undefined ? [] : [words === null ? sql`false` : sql`b.search @@ to_tsquery('simple', ${words})`]),
    ],
    ' and ',
  );
}

/** Drafts, then scheduled ones, then the newest. */
export async function listArticles(
  queryable: Queryable,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
  now: Date,
): Promise<{ articles: OfficeArticleRow[]; total: number }> {
  const where = matching(filter, now);
  const [rows, counted] = await Promise.all([
    queryable.rows<Row>(sql`
      select ${columns(now)} from blog_post b where ${where}
      order by b.published_at desc nulls first, b.id desc limit ${limit} offset ${offset}`),
    queryable.row<{ total: number }>(sql`select count(*)::int as total from blog_post b where ${where}`),
  ]);
  return { articles: rows.map(toRow), total: counted?.total ?? 0 };
}

export async function findArticle(
  queryable: Queryable,
  id: number,
  now: Date,
  { lock = false } = {},
): Promise<StoredArticle | undefined> {
  // before it is read: what waits for a lock would join the rows of before
  if (lock) await queryable.row(sql`select from blog_post where id = ${id} for update`);
  const row = await queryable.row<FullRow>(sql`
    select ${columns(now)}, b.excerpt, b.content, b.alt, b.media_id, m.hash, m.width, m.height, m.placeholder,
      ${revisionsOf('article', sql`b.id`)} as revision
    from blog_post b left join media m on m.id = b.media_id where b.id = ${id}`);
  return row && toArticle(row);
}

/** What is stored of an article's text. */
export interface ArticleFields {
  title: string;
  category: OfficeArticle['category'];
  author: string;
  excerpt: string;
  content: string;
  featured: boolean;
  cover: { media: number; alt: string } | null;
}

/** The new draft's id; undefined when this client id was used before. */
export async function addArticle(
  tx: Queryable,
  clientId: string,
  { title, category, author, excerpt, content, featured, cover }: ArticleFields,
): Promise<number | undefined> {
  const row = await tx.row<{ id: number }>(sql`
    insert into blog_post (client_id, title, category, author, excerpt, content, featured, media_id, alt, read_minutes)
    values (${clientId}, ${title}, ${category}, ${author}, ${excerpt}, ${content}, ${featured}, ${cover?.media ?? null}, ${cover?.alt ?? ''}, ${minutesToRead(content)})
    on conflict (client_id) do nothing returning id`);
  return row?.id;
}

export async function findByClientId(queryable: Queryable, clientId: string): Promise<number | undefined> {
  return (await queryable.row<{ id: number }>(sql`select id from blog_post where client_id = ${clientId}`))?.id;
}

export async function saveArticle(tx: Queryable, id: number, fields: ArticleFields): Promise<void> {
  const { title, category, author, excerpt, content, featured, cover } = fields;
  await tx.run(sql`
    update blog_post set title = ${title}, category = ${category}, author = ${author}, excerpt = ${excerpt}, content = ${content},
      featured = ${featured}, media_id = ${cover?.media ?? null}, alt = ${cover?.alt ?? ''}, read_minutes = ${minutesToRead(content)}
    where id = ${id}`);
}

/** `at`: null makes it a draft. */
export async function setPublication(tx: Queryable, id: number, at: Date | null): Promise<void> {
  await tx.run(sql`update blog_post set published_at = ${at} where id = ${id}`);
}

export async function deleteArticle(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`delete from blog_post where id = ${id}`);
}
