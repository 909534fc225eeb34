import type { OfficeService, ServiceFields } from '@contract/officeServices';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { toPicture } from '../../media/media';

interface Row extends Omit<OfficeService, 'picture'> {
  media_id: number | null;
  alt: string;
  hash: string;
  width: number;
  height: number;
  placeholder: string;
}

/** In order. */
export async function listServices(queryable: Queryable): Promise<OfficeService[]> {
  const rows = await queryable.rows<Row>(sql`
    select c.id, c.version, c.icon, c.title, c.description, c.features, c.media_id, c.alt, m.hash, m.width, m.height, m.placeholder
    from construction_service c left join media m on m.id = c.media_id order by c.position, c.id`);
  return rows.map(({ media_id: media, alt, hash, width, height, placeholder, ...row }) => ({
    ...row,
    picture: media === null ? null : { media, picture: toPicture({ hash, width, height, placeholder }, alt) },
  }));
}

/** Adds a service at the end; undefined when the request had already added it. */
export async function addService(
  tx: Queryable,
  clientId: string,
  { icon, title, description, features, picture }: ServiceFields,
): Promise<number | undefined> {
  const row = await tx.row<{ id: number }>(sql`
    insert into construction_service (client_id, icon, title, description, features, media_id, alt, position)
    select ${clientId}, ${icon}, ${title}, ${description}, ${features}::text[], ${picture?.media ?? null}::int, ${picture?.alt ?? ''}, coalesce(max(position), -1) + 1
    from construction_service on conflict (client_id) do nothing returning id`);
  return row?.id;
}

export async function serviceAddedBy(tx: Queryable, clientId: string): Promise<number | undefined> {
  return (await tx.row<{ id: number }>(sql`select id from construction_service where client_id = ${clientId}`))?.id;
}

export async function changeService(
  tx: Queryable,
  id: number,
  { icon, title, description, features, picture }: ServiceFields,
): Promise<void> {
  await tx.run(sql`
    update construction_service set icon = ${icon}, title = ${title}, description = ${description}, features = ${features}::text[],
      media_id = ${picture?.media ?? null}, alt = ${picture?.alt ?? ''}
    where id = ${id}`);
}

export async function removeService(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`delete from construction_service where id = ${id}`);
}

export async function orderServices(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.run(sql`
    update construction_service s set position = given.place
    from unnest(${[...ids]}::int[]) with ordinality as given(id, place) where s.id = given.id`);
}
