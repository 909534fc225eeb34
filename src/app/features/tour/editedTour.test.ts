import type { Tour } from '@contract/tours';
import { newRoom, readEdited, toChange, toEdited } from './editedTour';

const picture = {
  image: '/a.jpg',
  width: 4096,
  height: 2048,
  srcset: { avif: '', webp: '/a.webp 1024w', jpeg: '' },
  placeholder: '',
};
const way = { yaw_deg: -4.6, pitch_deg: -8.4, label: 'Hall' };
const tour: Tour = {
  version: 3,
  title: 'Two courts',
  scenes: [
    { ...picture, id: 7, title: 'Court', alt: 'A court', initial_yaw_deg: 10, links: [{ ...way, to: 8 }] },
    { ...picture, id: 8, title: 'Hall', alt: 'Hall', initial_yaw_deg: 0, links: [] },
  ],
  plan: {
    name: 'Ground floor',
    drawing: null,
    image: 4,
    picture: { ...picture, alt: '' },
    viewpoints: [{ scene: 7, x: 0.5, y: 0.25, north_offset_deg: 180 }],
  },
};

it('a published tour that is edited and published again stays the same', () => {
  expect(toChange(toEdited(tour))).toEqual({
    version: 3,
    title: 'Two courts',
    scenes: [
      { id: 7, title: 'Court', alt: 'A court', initial_yaw_deg: 10, links: [{ ...way, to: 8 }] },
      { id: 8, title: 'Hall', initial_yaw_deg: 0, links: [] },
    ],
    plan: {
      name: 'Ground floor',
      drawing: null,
      image: 4,
      viewpoints: [{ scene: 7, x: 0.5, y: 0.25, north_offset_deg: 180 }],
    },
  });
});

it('rooms that are not uploaded, and ways to them, are left out', () => {
  const edited = toEdited(tour);
  const waiting = newRoom('new-1', 'pool_terrace-2.jpg', 80);
  const [court] = edited.rooms;
  if (!court) throw new Error('the tour has rooms');
  const rooms = [{ ...court, links: [{ ...way, to: 'new-1' }] }, waiting];
  expect(waiting.title).toBe('pool terrace 2');
  expect(toChange({ ...edited, rooms }).scenes).toEqual([expect.objectContaining({ id: 7, links: [] })]);
});

it('a draft survives a reload without its failures, and anything else is no draft', () => {
  const edited = toEdited(tour);
  const stored: unknown = JSON.parse(
    JSON.stringify({ ...edited, rooms: edited.rooms.map((room) => ({ ...room, failure: { status: 500 } })) }),
  );
  expect(readEdited(stored)).toEqual(edited);
  expect([null, 'x', {}, { ...edited, rooms: [{}] }, { ...edited, version: '3' }].map(readEdited)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});
