import { newForInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { HomeCard } from '../../email/emailContent';
import { type EmailedHome, toHomeCard } from '../../email/homeCard';
import { variantUrl, widthsOf } from '../../media/media';

/** A stretch of a newsletter: text, or homes below each other. */
export type NewsletterPart = { text: string } | { homes: number[] };

/** The home of a line that is nothing but the address of one, alone or as a Markdown link. */
function homeOf(line: string, publicUrl: string): number | null {
  const address = /^\[[^\]]*\]\((\S+)\)$/.exec(line)?.[1] ?? line;
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address;
  const id = /^\/properties\/([1-9]\d{0,9})$/.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}

/** A newsletter in its parts, in their order. */
export function partsOf(content: string, publicUrl: string): NewsletterPart[] {
  const parts: NewsletterPart[] = [];
  for (const line of content.split('\n')) {
    const home = homeOf(line.trim(), publicUrl);
    const last = parts.at(-1);
    if (home !== null) {
      if (last && 'homes' in last) last.homes.push(home);
      else parts.push({ homes: [home] });
    } else if (last && 'text' in last) last.text += `\n${line}`;
    else if (line.trim() !== '') parts.push({ text: line });
  }
  return parts;
}

interface HomeRow extends Omit<EmailedHome, 'isNew' | 'picture'> {
  created_at: Date;
  cover: { hash: string; width: number; alt: string } | null;
}

/** So lately a price fell if the card says so. */
const fellInDays = 30;

function toHome({ created_at: listed, cover, ...home }: HomeRow, now: Date): EmailedHome {
  const smallest = cover && (widthsOf(cover.width)[0] ?? cover.width);
  return {
    ...home,
    isNew: now.getTime() - listed.getTime() < newForInMs,
    picture: cover && smallest ? { path: variantUrl(cover.hash, smallest, 'jpeg'), alt: cover.alt } : null,
  };
}

/** The homes of a newsletter as cards, by their ids; those that visitors cannot see are left out. */
export async function readHomes(
  queryable: Queryable,
  ids: readonly number[],
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<ReadonlyMap<number, HomeCard>> {
  if (ids.length === 0) return new Map();
  const rows = await queryable.rows<HomeRow>(sql`
    select p.id, p.title, p.location, p.purpose, p.price_in_paise as "priceInPaise", p.bedrooms, p.size_in_sqft as size, p.created_at,
      coalesce(t.name, '') as type, coalesce(c.name, '') as city, fall.before_in_paise as "fellFrom", cover.cover
    from property p left join property_type t on t.id = p.property_type_id left join city c on c.id = p.city_id
    left join lateral (
      select before_in_paise, after_in_paise from property_price_change
      where property_id = p.id and at > ${now}::timestamptz - ${fellInDays}::int * interval '1 day'
      order by id desc limit 1
    ) fall on fall.before_in_paise > fall.after_in_paise
    left join lateral (
      select json_build_object('hash', m.hash, 'width', m.width, 'alt', i.alt) as cover
      from property_image i join media m on m.id = i.media_id
      where i.property_id = p.id and i.kind = 'photo' order by i.position, i.id limit 1
    ) cover on true
    where p.id = any(${[...new Set(ids)]}::int[]) and p.lifecycle = 'published'`);
  return new Map(rows.map((row) => [row.id, toHomeCard(toHome(row, now), publicUrl)]));
}
