import type { OfficePage, OfficePageRow } from '@contract/officePages';
import sql, { empty } from 'sql-template-tag';
import { revisionsOf } from '../../audit/revisions';
import type { Queryable } from '../../db/database';
import { toPicture } from '../../media/media';
import { legalSlugs } from './contentRules';

/** The pages that editors change. */
const editable = ['about', 'contact', ...legalSlugs];

/** A page as the office changes it, with the number of its latest revision. */
export type StoredPage = OfficePage & { revision: number };

interface Row extends Omit<OfficePageRow, 'saved_at'> {
  saved_at: Date;
}
interface FullRow extends Row {
  content: string;
  revision: number;
  alt: string;
  media_id: number | null;
  hash: string;
  width: number;
  height: number;
  placeholder: string;
}

export async function listPages(queryable: Queryable): Promise<OfficePageRow[]> {
  const rows = await queryable.rows<Row>(
    sql`select id, page as slug, version, title, saved_at from static_page where page = any(${editable}::text[]) order by page`,
  );
  return rows.map((row) => ({ ...row, saved_at: row.saved_at.toISOString() }));
}

export async function findPage(
  queryable: Queryable,
  slug: string,
  { lock = false } = {},
): Promise<StoredPage | undefined> {
  const row = await queryable.row<FullRow>(sql`
    select p.id, p.page as slug, p.version, p.title, p.saved_at, p.content, p.alt, p.media_id, m.hash, m.width, m.height, m.placeholder,
      ${revisionsOf('page', sql`p.id`)} as revision
    from static_page p left join media m on m.id = p.media_id
    where p.page = ${slug} and p.page = any(${editable}::text[]) ${lock ? sql`for update of p` : empty}`);
  if (!row) return undefined;
  const { media_id, hash, width, height, placeholder, alt, ...page } = row;
  const picture = () => toPicture({ hash, width, height, placeholder }, alt);
  return {
    ...page,
    saved_at: page.saved_at.toISOString(),
    cover: media_id === null ? null : { media: media_id, picture: picture() },
  };
}

/** What is stored of a page. */
export interface PageFields {
  title: string;
  content: string;
  cover: { media: number; alt: string } | null;
}

export async function savePage(tx: Queryable, id: number, { title, content, cover }: PageFields): Promise<void> {
  await tx.run(sql`
    update static_page set title = ${title}, content = ${content}, media_id = ${cover?.media ?? null}, alt = ${cover?.alt ?? ''}
    where id = ${id}`);
}
