import type { Advertisement, OfficeAdvertisement } from '@contract/officeAdvertisements';
import { officeLimits } from '@contract/officeLimits';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { type MediaRow, toPicture } from '../../media/media';

type Row = Pick<MediaRow, 'hash' | 'width' | 'height' | 'placeholder'> & {
  position: number;
  version: number;
  media_id: number;
  alt: string;
  link: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
};

function stateAt({ starts_at: starts, ends_at: ends }: Pick<Row, 'starts_at' | 'ends_at'>, now: Date) {
  if (ends && ends <= now) return 'ended';
  return starts && starts > now ? 'scheduled' : 'shown';
}

const emptySlot = (slot: number): OfficeAdvertisement => ({
  slot,
  version: 0,
  state: 'empty',
  picture: null,
  link: '',
  starts_at: null,
  ends_at: null,
});

function toAdvertisement({ position, version, media_id, alt, link, ...row }: Row, now: Date): OfficeAdvertisement {
  return {
    slot: position,
    version,
    state: stateAt(row, now),
    picture: { media: media_id, picture: toPicture(row, alt) },
    link: link ?? '',
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
  };
}

/** Every slot in order; with `lock`, the placed ones are locked until the transaction ends. */
export async function listAdvertisements(
  queryable: Queryable,
  now: Date,
  { lock = false } = {},
): Promise<OfficeAdvertisement[]> {
  // before it is read: what waits for a lock would join the rows of before
  if (lock) await queryable.rows(sql`select from site_image where name = 'advertisement' order by id for update`);
  const rows = await queryable.rows<Row>(sql`
    select s.position, s.version, s.media_id, s.alt, s.link, s.starts_at, s.ends_at, m.hash, m.width, m.height, m.placeholder
    from site_image s join media m on m.id = s.media_id where s.name = 'advertisement'`);
  return Array.from({ length: officeLimits.advertisement.slots }, (_, at) => {
    const row = rows.find(({ position }) => position === at + 1);
    return row ? toAdvertisement(row, now) : emptySlot(at + 1);
  });
}

type Placed = Omit<Advertisement, 'version' | 'picture'> & { picture: NonNullable<Advertisement['picture']> };

/** Fills an empty slot; false if somebody else has just filled it. */
export async function addAdvertisement(
  tx: Queryable,
  slot: number,
  { picture, link, starts_at, ends_at }: Placed,
): Promise<boolean> {
  const added = await tx.run(sql`
    insert into site_image (name, media_id, alt, title, subtitle, description, position, link, starts_at, ends_at)
    values ('advertisement', ${picture.media}, ${picture.alt}, '', '', '', ${slot}, ${link}, ${starts_at}, ${ends_at})
    on conflict (position) where name = 'advertisement' do nothing`);
  return added > 0;
}

export async function changeAdvertisement(
  tx: Queryable,
  slot: number,
  { picture, link, starts_at, ends_at }: Placed,
): Promise<void> {
  await tx.run(sql`
    update site_image set media_id = ${picture.media}, alt = ${picture.alt}, link = ${link}, starts_at = ${starts_at}, ends_at = ${ends_at}
    where name = 'advertisement' and position = ${slot}`);
}

export async function removeAdvertisement(tx: Queryable, slot: number): Promise<void> {
  await tx.run(sql`delete from site_image where name = 'advertisement' and position = ${slot}`);
}
