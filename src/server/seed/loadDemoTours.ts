import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { demoAlt, demoMedia } from './demoMedia';
import type { DemoTourName } from './shapes';
import courtyardVilla from './tours/courtyardVilla.json';

const tours = { courtyardVilla } satisfies Record<DemoTourName, unknown>;

/** Inserts the tours of demonstration listings. Their data names rooms by words, which become ids. */
export async function loadDemoTours(
  tx: Queryable,
  listings: readonly { property: number; tour: DemoTourName }[],
  now: Date,
): Promise<void> {
  for (const { property, tour } of listings) {
    const { title, scenes, plan } = tours[tour];
    const media = await demoMedia(
      tx,
      scenes.map(({ picture }) => picture),
    );
    const rows = scenes.map((scene, position) => ({
      ...scene,
      media: media(scene.picture),
      alt: demoAlt(scene.picture),
      position,
    }));
    await tx.run(sql`
      insert into tour (property_id, title, plan, changed_at) values (${property}, ${title}, ${JSON.stringify(plan)}::jsonb, ${now})`);
    await tx.run(sql`
      insert into tour_scene (property_id, media_id, client_id, title, alt, position, published, initial_yaw_deg, plan_x, plan_y, north_offset_deg, uploaded_at)
      select ${property}, media, 'demo-' || id, title, alt, position, true, initial_yaw_deg, plan_x, plan_y, north_offset_deg, ${now}
      from json_to_recordset(${JSON.stringify(rows)}::json) as room(id text, media int, title text, alt text, position int,
        initial_yaw_deg double precision, plan_x double precision, plan_y double precision, north_offset_deg double precision)
      order by position`);
    await tx.run(sql`
      update tour_scene s set links = (
        select jsonb_agg(jsonb_set(way.value, '{to}', to_jsonb(other.id)) order by way.ordinality)
        from jsonb_array_elements(room.links) with ordinality way
          join tour_scene other on other.property_id = ${property} and other.client_id = 'demo-' || (way.value->>'to')
      ) from json_to_recordset(${JSON.stringify(rows)}::json) as room(id text, links jsonb)
      where s.property_id = ${property} and s.client_id = 'demo-' || room.id`);
  }
}
