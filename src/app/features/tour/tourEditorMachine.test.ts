import type { Tour } from '@contract/tours';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { newRoom, newTour } from './editedTour';
import { type EditedTour, type PublishInput, type TourEditorEvent, tourEditorMachine } from './tourEditorMachine';

type Step = TourEditorEvent | 'publishes' | 'refuses';

const picture = { image: '', width: 2, height: 1, alt: '', srcset: { avif: '', webp: '', jpeg: '' }, placeholder: '' };
const room = (key: string, more: object = {}) => ({ ...newRoom(key, `${key}.jpg`, 80), ...more });
const there = (key: string, id: number, more: object = {}) => room(key, { id, picture, ...more });
const way = (to: string) => ({ to, yaw_deg: 0, pitch_deg: 0, label: to });
const tour = (...rooms: EditedTour['rooms'][number][]): EditedTour => ({ ...newTour('Two courts'), rooms });
const uploaded = (key: string, id: number): TourEditorEvent => ({ type: 'UPLOADED', key, room: { id, picture } });

async function after(input: EditedTour, steps: readonly Step[]) {
  const uploads: string[] = [];
  const kept: EditedTour[] = [];
  let forgotten = 0;
  const answers: { publishes: () => void; refuses: () => void }[] = [];
  const machine = tourEditorMachine.provide({
    actors: {
      upload: fromCallback<{ type: string }, { clientId: string }>(({ input: { clientId } }) => {
        uploads.push(clientId);
      }),
      publish: fromPromise<Tour, PublishInput>(
        () =>
          new Promise<Tour>((resolve, reject) =>
            answers.push({ publishes: () => resolve({} as Tour), refuses: () => reject(new Error('stale')) }),
          ),
      ),
    },
    actions: {
      keep: (_, draft) => void kept.push(draft),
      forget: () => {
        forgotten += 1;
      },
    },
  });
  const actor = createActor(machine, { input }).start();
  for (const step of steps) {
    if (typeof step === 'string') answers.at(-1)?.[step]();
    else actor.send(step);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { value, context } = actor.getSnapshot();
  const { work, uploads: state } = value as { work: string; uploads: string };
  return { work, state, keys: context.rooms.map(({ key }) => key), uploads, kept: kept.length, forgotten, context };
}

/** Every promised transition: what happens, the tour and the steps, then both states, the rooms, the uploads, the drafts. */
const promised: readonly [
  what: string,
  begun: EditedTour,
  steps: readonly Step[],
  then: { work: string; state: string; keys: string[]; uploads: string[]; kept: number; forgotten: number },
][] = [
  [
    'a new panorama uploads',
    tour(),
    [{ type: 'ADDED', rooms: [room('a'), room('b')] }],
    { work: 'editing', state: 'uploading', keys: ['a', 'b'], uploads: ['a'], kept: 1, forgotten: 0 },
  ],
  [
    'the next uploads after it',
    tour(room('a'), room('b')),
    [uploaded('a', 1)],
    { work: 'editing', state: 'uploading', keys: ['a', 'b'], uploads: ['a', 'b'], kept: 1, forgotten: 0 },
  ],
  [
    'all uploaded is idle',
    tour(room('a')),
    [uploaded('a', 1)],
    { work: 'editing', state: 'idle', keys: ['a'], uploads: ['a'], kept: 1, forgotten: 0 },
  ],
  [
    'a failed one waits for a retry',
    tour(room('a')),
    [{ type: 'UPLOAD_FAILED', key: 'a', error: 'away' }],
    { work: 'editing', state: 'idle', keys: ['a'], uploads: ['a'], kept: 0, forgotten: 0 },
  ],
  [
    'a retry uploads again',
    tour(room('a')),
    [
      { type: 'UPLOAD_FAILED', key: 'a', error: 'away' },
      { type: 'RETRIED', key: 'a' },
    ],
    { work: 'editing', state: 'uploading', keys: ['a'], uploads: ['a', 'a'], kept: 0, forgotten: 0 },
  ],
  [
    'removing the uploading one goes on with the next',
    tour(room('a'), room('b')),
    [{ type: 'REMOVED', key: 'a' }],
    { work: 'editing', state: 'uploading', keys: ['b'], uploads: ['a', 'b'], kept: 1, forgotten: 0 },
  ],
  [
    'rooms change their order',
    tour(there('a', 1), there('b', 2)),
    [{ type: 'MOVED', key: 'b', to: 0 }],
    { work: 'editing', state: 'idle', keys: ['b', 'a'], uploads: [], kept: 1, forgotten: 0 },
  ],
  [
    'it is published',
    tour(there('a', 1)),
    [{ type: 'PUBLISHED' }, 'publishes'],
    { work: 'published', state: 'idle', keys: ['a'], uploads: [], kept: 0, forgotten: 1 },
  ],
  [
    'a refusal returns to editing and keeps the draft',
    tour(there('a', 1)),
    [{ type: 'PUBLISHED' }, 'refuses'],
    { work: 'editing', state: 'idle', keys: ['a'], uploads: [], kept: 0, forgotten: 0 },
  ],
  [
    'while it publishes, nothing changes',
    tour(there('a', 1)),
    [{ type: 'PUBLISHED' }, { type: 'REMOVED', key: 'a' }],
    { work: 'publishing', state: 'idle', keys: ['a'], uploads: [], kept: 0, forgotten: 0 },
  ],
  [
    'a draft is published in place of another version',
    tour(there('a', 1)),
    [{ type: 'PUBLISHED' }, 'refuses', { type: 'OVERWRITTEN', version: 7 }, 'publishes'],
    { work: 'published', state: 'idle', keys: ['a'], uploads: [], kept: 0, forgotten: 1 },
  ],
  [
    'an incomplete one is not published',
    tour(there('a', 1), room('b')),
    [{ type: 'PUBLISHED' }],
    { work: 'editing', state: 'uploading', keys: ['a', 'b'], uploads: ['b'], kept: 0, forgotten: 0 },
  ],
  [
    'a room without a name is not published',
    tour(there('a', 1, { title: ' ' })),
    [{ type: 'PUBLISHED' }],
    { work: 'editing', state: 'idle', keys: ['a'], uploads: [], kept: 0, forgotten: 0 },
  ],
  [
    'a discarded draft is forgotten',
    tour(there('a', 1)),
    [{ type: 'DISCARDED', tour: tour(there('c', 3)) }],
    { work: 'editing', state: 'idle', keys: ['c'], uploads: [], kept: 0, forgotten: 1 },
  ],
];

describe('tourEditorMachine', () => {
  it.each(promised)('editing a tour: %s', async (_what, begun, steps, then) => {
    expect(await after(begun, steps)).toMatchObject(then);
  });

  it('editing a tour: a removed room takes the ways to it with it, and another plan takes the places', async () => {
    const place = { x: 0, y: 0, north_offset_deg: 0 };
    const { context } = await after(tour(there('a', 1, { links: [way('b')], place }), there('b', 2)), [
      { type: 'REMOVED', key: 'b' },
      { type: 'PLAN_CHOSEN', plan: { name: 'Plan', drawing: null, image: 3 } },
      { type: 'TITLED', title: 'Another' },
      { type: 'CHANGED', key: 'a', room: { title: 'Court' } },
    ]);
    expect(context).toMatchObject({ title: 'Another', plan: { image: 3 } });
    expect(context.rooms).toEqual([expect.objectContaining({ key: 'a', title: 'Court', links: [], place: null })]);
  });
});
