import { createActor } from 'xstate';
import { drawAreaMachine } from './drawAreaMachine';

const at = (longitude: number, latitude: number) => ({ longitude, latitude });
const corner = (longitude: number, latitude: number) => ({ type: 'CORNER', corner: at(longitude, latitude) }) as const;
const triangle = [corner(73.8, 18.5), corner(73.9, 18.5), corner(73.9, 18.6)];
const traced = (corners: ReturnType<typeof at>[]) => ({ type: 'TRACED', corners }) as const;

type Sent = Parameters<ReturnType<typeof createActor<typeof drawAreaMachine>>['send']>[0];

/** Every promised transition: what happens, the state after it, and the corners then. */
const promised: readonly [what: string, events: readonly Sent[], state: string, corners: number][] = [
  ['a corner is set', [corner(73.8, 18.5)], 'drawing', 1],
  ['the last corner is taken back', [...triangle, { type: 'UNDONE' }], 'drawing', 2],
  ['without corners there is nothing to take back', [{ type: 'UNDONE' }], 'drawing', 0],
  ['three corners are an area', [...triangle, { type: 'FINISHED' }], 'drawn', 3],
  ['two corners are none', [corner(73.8, 18.5), corner(73.9, 18.6), { type: 'FINISHED' }], 'drawing', 2],
  [
    'corners on one line are none',
    [corner(73.8, 18.5), corner(73.85, 18.5), corner(73.9, 18.5), { type: 'FINISHED' }],
    'drawing',
    3,
  ],
  ['a line around is an area', [traced(triangle.map((one) => one.corner))], 'drawn', 3],
  ['a line replaces corners', [...triangle, traced([at(1, 1), at(2, 1), at(2, 2), at(1, 2)])], 'drawn', 4],
  ['a dot is none', [traced([at(1, 1), at(1, 1), at(1, 1)])], 'drawing', 0],
  ['at most 50 corners', Array.from({ length: 60 }, (_, index) => corner(73, 18 + index / 100)), 'drawing', 50],
  ['it is given up', [...triangle, { type: 'CANCELLED' }], 'cancelled', 3],
];

describe('drawAreaMachine', () => {
  it.each(promised)('drawing an area: %s', (_what, events, state, corners) => {
    const actor = createActor(drawAreaMachine).start();
    for (const event of events) actor.send(event);
    const { value, context } = actor.getSnapshot();
    expect([value, context.corners.length]).toEqual([state, corners]);
  });
});
