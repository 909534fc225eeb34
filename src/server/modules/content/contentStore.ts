import type { ConstructionService, SiteImage, StaticPage } from '@contract/content';
import type { Picture } from '@contract/shared';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { type MediaRow, toPicture } from '../../media/media';
import type { LegalVersion } from './legalPdf';

type PictureColumns = Pick<MediaRow, 'hash' | 'width' | 'height' | 'placeholder'> & { alt: string };
/** The columns of a left join with `media`. */
type MaybePicture = { [Column in keyof PictureColumns]: PictureColumns[Column] | null };

function pictureOf({ hash, width, height, placeholder, alt }: MaybePicture): Picture | null {
  return hash === null || width === null || height === null || placeholder === null
    ? null
    : toPicture({ hash, width, height, placeholder }, alt ?? '');
}

/** Site images that are shown at a time, in order; all of them, or those with one name. */
export async function listSiteImages(database: Queryable, name: string | undefined, now: Date): Promise<SiteImage[]> {
  const rows = await database.rows<Omit<SiteImage, 'image' | 'picture'> & PictureColumns>(sql`
    select s.id, s.name, s.title, s.subtitle, s.description, s.position, s.link, s.alt, m.hash, m.width, m.height, m.placeholder
    from site_image s join media m on m.id = s.media_id
    where (s.starts_at is null or s.starts_at <= ${now}) and (s.ends_at is null or s.ends_at > ${now})
      ${name === undefined ? empty : sql`and s.name = ${name}`}
    order by s.name, s.position, s.id`);
  return rows.map((row) => {
    const picture = toPicture(row, row.alt);
    return {
      id: row.id,
      name: row.name,
      title: row.title,
      subtitle: row.subtitle,
      description: row.description,
      position: row.position,
      link: row.link,
      image: picture.image,
      picture,
    };
  });
}

/** Static pages; all of them, or the one with this slug. */
export async function listStaticPages(database: Queryable, page: string | undefined): Promise<StaticPage[]> {
  const rows = await database.rows<
    Omit<StaticPage, 'image' | 'picture' | 'saved_at'> & MaybePicture & { saved_at: Date }
  >(sql`
    select p.id, p.page, p.title, p.content, p.version, p.saved_at, p.alt, m.hash, m.width, m.height, m.placeholder
    from static_page p left join media m on m.id = p.media_id
    ${page === undefined ? empty : sql`where p.page = ${page}`}
    order by p.id`);
  return rows.map((row) => {
    const picture = pictureOf(row);
    return {
      id: row.id,
      page: row.page,
      title: row.title,
      content: row.content,
      version: row.version,
      saved_at: row.saved_at.toISOString(),
      image: picture?.image ?? null,
      picture,
    };
  });
}

/** Which version of a legal text is current. */
export async function findLegalVersion(
  database: Queryable,
  slug: string,
): Promise<{ id: number; version: number; title: string } | undefined> {
  return database.row(sql`select id, version, title from static_page where page = ${slug}`);
}

export async function findLegalText(database: Queryable, slug: string): Promise<LegalVersion | undefined> {
  const row = await database.row<Omit<LegalVersion, 'saved_at'> & { saved_at: Date }>(
    sql`select title, content, version, saved_at from static_page where page = ${slug}`,
  );
  return row && { ...row, saved_at: row.saved_at.toISOString() };
}

/** Construction services in order. */
export async function listConstructionServices(database: Queryable): Promise<ConstructionService[]> {
  const rows = await database.rows<Omit<ConstructionService, 'picture'> & MaybePicture>(sql`
    select c.id, c.icon, c.title, c.description, c.features, c.alt, m.hash, m.width, m.height, m.placeholder
    from construction_service c left join media m on m.id = c.media_id
    order by c.position, c.id`);
  return rows.map((row) => ({
    id: row.id,
    icon: row.icon,
    title: row.title,
    description: row.description,
    features: row.features,
    picture: pictureOf(row),
  }));
}

/** A setting that an administrator has stored, or undefined. */
export async function readSetting(database: Queryable, name: string): Promise<string | undefined> {
  return (await database.row<{ value: string }>(sql`select value from setting where name = ${name}`))?.value;
}
