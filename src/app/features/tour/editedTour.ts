import { beginningOf } from '@contract/beginningOf';
import type { Tour, TourChange } from '@contract/tours';
import type { EditedRoom, EditedTour } from './tourEditorMachine';

/** An empty tour of a listing. */
export const newTour = (title: string): EditedTour => ({ version: 0, title, rooms: [], plan: null });

const keyOf = (id: number) => `room-${id}`;

/** A new room for a file; its first name is the file's. */
export const newRoom = (key: string, fileName: string, most: number): EditedRoom => ({
  key,
  id: null,
  picture: null,
  title: beginningOf(
    fileName
      .replace(/\.[^.]*$/, '')
      .replace(/[-_]+/g, ' ')
      .trim(),
    most,
  ),
  alt: '',
  initial_yaw_deg: 0,
  links: [],
  place: null,
});

/** A published tour for editing. */
export const toEdited = ({ version, title, scenes, plan }: Tour): EditedTour => ({
  version,
  title,
  rooms: scenes.map(({ id, title: name, alt, initial_yaw_deg, links, ...picture }) => {
    const seen = plan?.viewpoints.find(({ scene }) => scene === id);
    return {
      key: keyOf(id),
      id,
      picture: { ...picture, alt },
      title: name,
      alt: alt === name ? '' : alt,
      initial_yaw_deg,
      links: links.map((link) => ({ ...link, to: keyOf(link.to) })),
      place: seen ? { x: seen.x, y: seen.y, north_offset_deg: seen.north_offset_deg } : null,
    };
  }),
  plan: plan && { name: plan.name, drawing: plan.drawing, image: plan.image },
});

/** What the server is to publish: rooms that it has, with ways between them. */
export function toChange({ version, title, rooms, plan }: EditedTour): TourChange {
  const ids = new Map(rooms.flatMap(({ key, id }) => (id === null ? [] : [[key, id] as const])));
  return {
    version,
    title: title.trim(),
    scenes: rooms.flatMap(({ key, title: name, alt, initial_yaw_deg, links }) => {
      const id = ids.get(key);
      if (id === undefined) return [];
      const ways = links.flatMap(({ to, ...link }) => {
        const other = ids.get(to);
        return other === undefined ? [] : [{ ...link, to: other }];
      });
      return [{ id, title: name.trim(), ...(alt.trim() && { alt: alt.trim() }), initial_yaw_deg, links: ways }];
    }),
    plan: plan && {
      ...plan,
      viewpoints: rooms.flatMap(({ key, place }) => {
        const scene = ids.get(key);
        return place && scene !== undefined ? [{ scene, ...place }] : [];
      }),
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isRoom = (value: unknown): value is EditedRoom =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.title === 'string' &&
  typeof value.alt === 'string' &&
  typeof value.initial_yaw_deg === 'number' &&
  Array.isArray(value.links) &&
  (value.id === null || typeof value.id === 'number');

/** A stored draft; undefined for anything else. */
export function readEdited(stored: unknown): EditedTour | undefined {
  if (!isRecord(stored)) return undefined;
  const { version, title, rooms, plan } = stored;
  if (typeof version !== 'number' || typeof title !== 'string' || !Array.isArray(rooms) || !rooms.every(isRoom))
    return undefined;
  // a failure does not outlive the page: the upload is tried again
  const fresh = rooms.map(({ failure: _failure, ...room }) => room);
  return { version, title, rooms: fresh, plan: isRecord(plan) ? (plan as unknown as EditedTour['plan']) : null };
}
