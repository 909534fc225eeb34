import type { PlanDrawing, Tour, TourChange, TourLink } from '@contract/tours';
import sql, { type Sql, empty } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { type MediaRow, toPanorama, toPicture } from '../../media/media';
import type { TourListing } from './toursRules';

type Stored = Omit<MediaRow, 'id'>;
interface SceneRow extends Stored {
  id: number;
  title: string;
  alt: string;
  initial_yaw_deg: number;
  links: TourLink[];
  plan_x: number | null;
  plan_y: number | null;
  north_offset_deg: number | null;
}
interface StoredPlan {
  name: string;
  drawing: PlanDrawing | null;
  image: number | null;
}
interface TourRow {
  version: number;
  title: string;
  plan: StoredPlan | null;
  /** The listing's picture that the plan shows; null for a drawing, and when the picture was removed. */
  picture: Stored | null;
  scenes: SceneRow[] | null;
}

const stored = (alias: Sql) =>
  sql`'hash', ${alias}.hash, 'width', ${alias}.width, 'height', ${alias}.height, 'placeholder', ${alias}.placeholder`;

/** A listing with what decides about its tour; with `lock`, locked until the transaction ends. */
export function findListing(queryable: Queryable, id: number, { lock = false } = {}): Promise<TourListing | undefined> {
  return queryable.row<TourListing>(sql`
    select p.id, p.owner_id, case when p.submitted_at is null then p.lifecycle else 'in_review' end as lifecycle,
      exists (
        select from addon_order o join add_on_grant g on g.id = o.grant_id join add_on a on a.id = g.add_on_id
        where o.property_id = p.id and o.account_id = p.owner_id and o.status = 'delivered' and a.delivery = 'tour'
      ) as has_delivered_tour
    from property p where p.id = ${id} ${lock ? sql`for update of p` : empty}`);
}

/** The published tour of a listing; undefined without one. */
export async function findTour(queryable: Queryable, property: number): Promise<Tour | undefined> {
  const row = await queryable.row<TourRow>(sql`
    select t.version, t.title, t.plan,
      (select json_build_object(${stored(sql`m`)}) from property_image i join media m on m.id = i.media_id
        where i.id = (t.plan->>'image')::int and i.property_id = t.property_id and i.kind = 'floor_plan') as picture,
      (select json_agg(json_build_object('id', s.id, 'title', s.title, 'alt', s.alt, 'initial_yaw_deg', s.initial_yaw_deg, 'links', s.links,
          'plan_x', s.plan_x, 'plan_y', s.plan_y, 'north_offset_deg', s.north_offset_deg, ${stored(sql`m`)}) order by s.position, s.id)
        from tour_scene s join media m on m.id = s.media_id where s.property_id = t.property_id and s.published) as scenes
    from tour t where t.property_id = ${property}`);
  return row && toTour(row);
}

const toTour = ({ version, title, plan, picture, scenes: rows }: TourRow): Tour => {
  const scenes = rows ?? [];
  return {
    version,
    title,
    scenes: scenes.map((scene) => ({
      ...toPanorama(scene, scene.alt || scene.title),
      id: scene.id,
      title: scene.title,
      initial_yaw_deg: scene.initial_yaw_deg,
      links: scene.links,
    })),
    plan: plan && (plan.drawing || picture) ? toPlan(plan, picture, scenes) : null,
  };
};

const toPlan = (plan: StoredPlan, picture: Stored | null, scenes: readonly SceneRow[]): Tour['plan'] => ({
  name: plan.name,
  drawing: plan.drawing,
  image: plan.image,
  picture: picture && toPicture(picture, plan.name),
  viewpoints: scenes.flatMap(({ id, plan_x: x, plan_y: y, north_offset_deg: north }) =>
    x === null || y === null || north === null ? [] : [{ scene: id, x, y, north_offset_deg: north }],
  ),
});

/** An uploaded panorama by the uploader's name of it. */
export function findPanorama(
  queryable: Queryable,
  property: number,
  clientId: string,
): Promise<({ id: number } & Stored) | undefined> {
  return queryable.row(sql`
    select s.id, m.hash, m.width, m.height, m.placeholder from tour_scene s join media m on m.id = s.media_id
    where s.property_id = ${property} and s.client_id = ${clientId}`);
}

/** The ids of a listing's panoramas, those of its tour and those that are not part of it yet. */
export async function panoramasOf(queryable: Queryable, property: number): Promise<number[]> {
  const rows = await queryable.rows<{ id: number }>(sql`select id from tour_scene where property_id = ${property}`);
  return rows.map(({ id }) => id);
}

/** The ids of a listing's pictures that are floor plans. */
export async function floorPlansOf(queryable: Queryable, property: number): Promise<number[]> {
  const rows = await queryable.rows<{ id: number }>(
    sql`select id from property_image where property_id = ${property} and kind = 'floor_plan'`,
  );
  return rows.map(({ id }) => id);
}

/** Adds a panorama, which nobody sees yet. */
export async function addPanorama(
  tx: Queryable,
  property: number,
  { mediaId, clientId, now }: { mediaId: number; clientId: string; now: Date },
): Promise<void> {
  await tx.run(sql`
    insert into tour_scene (property_id, media_id, client_id, title, position, uploaded_at)
    values (${property}, ${mediaId}, ${clientId}, '', 0, ${now})`);
}

/** Uploads of somebody else who prepares the tour at the same time stay for a day. */
const waits = sql`interval '1 day'`;

/** Shows a tour in place of the one before; without rooms, there is none any more. */
export async function replaceTour(tx: Queryable, property: number, tour: TourChange, now: Date): Promise<void> {
  const viewpoints = new Map(tour.plan?.viewpoints.map((viewpoint) => [viewpoint.scene, viewpoint]));
  const scenes = tour.scenes.map(({ id, title, alt = '', initial_yaw_deg, links }, position) => {
    const { x, y, north_offset_deg } = viewpoints.get(id) ?? {};
    return { id, title, alt, initial_yaw_deg, links, position, plan_x: x, plan_y: y, north_offset_deg };
  });
  const ids = scenes.map(({ id }) => id);
  await tx.run(sql`
    delete from tour_scene where property_id = ${property} and not (id = any(${ids}::int[])) and (published or uploaded_at < ${now}::timestamptz - ${waits})`);
  if (scenes.length === 0) {
    await tx.run(sql`delete from tour where property_id = ${property}`);
    return;
  }
  await tx.run(sql`
    update tour_scene s set published = true, title = g.title, alt = g.alt, initial_yaw_deg = g.initial_yaw_deg, links = g.links,
      position = g.position, plan_x = g.plan_x, plan_y = g.plan_y, north_offset_deg = g.north_offset_deg
    from json_to_recordset(${JSON.stringify(scenes)}::json) as g(id int, title text, alt text, initial_yaw_deg double precision, links jsonb,
      position int, plan_x double precision, plan_y double precision, north_offset_deg double precision)
    where s.id = g.id and s.property_id = ${property}`);
  const plan =
    tour.plan && JSON.stringify({ name: tour.plan.name, drawing: tour.plan.drawing, image: tour.plan.image });
  await tx.run(sql`
    insert into tour (property_id, title, plan, changed_at) values (${property}, ${tour.title}, ${plan}::jsonb, ${now})
    on conflict (property_id) do update set title = excluded.title, plan = excluded.plan, changed_at = excluded.changed_at`);
}
