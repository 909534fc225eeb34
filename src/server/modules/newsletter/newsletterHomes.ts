import { dayInMs } from '@contract/durations';
import { placeLabel } from '@contract/placeLabel';
import { rupeesOf } from '@contract/searchChips';
import * as language from '@messages/language';
import * as messages from '@messages/server/newsletter';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { type HomeCard, oneLine } from '../../email/emailContent';
import { formatRupees } from '../../lib/formatRupees';
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

interface HomeRow {
  id: number;
  title: string;
  location: string;
  purpose: 'sale' | 'rent' | 'invest';
  price_in_paise: number | null;
  bedrooms: number | null;
  size_in_sqft: number | null;
  type: string;
  city: string;
  created_at: Date;
  /** The price before it last fell, lately; null if it did not. */
  fell_from: number | null;
  cover: { hash: string; width: number; alt: string } | null;
}

/** What is new or fell so lately is said on the card. */
const lately = { newInMs: 14 * dayInMs, fellInDays: 30 };

const number = new Intl.NumberFormat(language.tag);

function priceOf({ price_in_paise: paise, fell_from: before, purpose }: HomeRow): string {
  if (paise === null) return messages.priceOnRequest;
  const [from, to] = [before === null ? null : rupeesOf(before / 100), rupeesOf(paise / 100)];
  // a fall that short prices hide is written out
  const hidden = before !== null && from === to;
  const price =
    before === null
      ? to
      : hidden
        ? messages.priceFell(formatRupees(before), formatRupees(paise))
        : messages.priceFell(from ?? '', to);
  return purpose === 'rent' ? messages.aMonth(price) : price;
}

function toHome(row: HomeRow, publicUrl: string, now: Date): HomeCard {
  const { id, type, bedrooms, size_in_sqft: size, location, city, cover, created_at: listed } = row;
  const facts = [type, bedrooms ? messages.beds(bedrooms) : '', size ? messages.squareFeet(number.format(size)) : ''];
  const isNew = now.getTime() - listed.getTime() < lately.newInMs;
  const title = oneLine(row.title);
  const small = cover && (widthsOf(cover.width)[0] ?? cover.width);
  return {
    label: row.fell_from !== null ? messages.lowerPrice : isNew ? messages.newHome : messages.purposes[row.purpose],
    title,
    url: `${publicUrl}/properties/${id}`,
    price: priceOf(row),
    line: [...facts, oneLine(placeLabel({ location, city: { name: city } }))].filter(Boolean).join(' · '),
    picture:
      cover && small ? { url: publicUrl + variantUrl(cover.hash, small, 'jpeg'), alt: cover.alt || title } : null,
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
    select p.id, p.title, p.location, p.purpose, p.price_in_paise, p.bedrooms, p.size_in_sqft, p.created_at,
      coalesce(t.name, '') as type, coalesce(c.name, '') as city, fall.before_in_paise as fell_from, cover.cover
    from property p left join property_type t on t.id = p.property_type_id left join city c on c.id = p.city_id
    left join lateral (
      select before_in_paise, after_in_paise from property_price_change
      where property_id = p.id and at > ${now}::timestamptz - ${lately.fellInDays}::int * interval '1 day'
      order by id desc limit 1
    ) fall on fall.before_in_paise > fall.after_in_paise
    left join lateral (
      select json_build_object('hash', m.hash, 'width', m.width, 'alt', i.alt) as cover
      from property_image i join media m on m.id = i.media_id
      where i.property_id = p.id and i.kind = 'photo' order by i.position, i.id limit 1
    ) cover on true
    where p.id = any(${[...new Set(ids)]}::int[]) and p.lifecycle = 'published'`);
  return new Map(rows.map((row) => [row.id, toHome(row, publicUrl, now)]));
}
