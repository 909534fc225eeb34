import { findingLimits } from '@contract/findingLimits';
import { type Point, boxAround } from '@contract/mapArea';
import { assign, setup } from 'xstate';

interface Context {
  corners: readonly Point[];
}

type DrawEvent =
  | { type: 'CORNER'; corner: Point }
  | { type: 'UNDONE' }
  /** A whole line was drawn at once. */
  | { type: 'TRACED'; corners: readonly Point[] }
  | { type: 'FINISHED' }
  | { type: 'CANCELLED' };

/** Whether corners are enough of them and enclose something. */
function enclose(corners: readonly Point[]): boolean {
  if (corners.length < findingLimits.area.min || corners.length > findingLimits.area.max) return false;
  const { west, south, east, north } = boxAround(corners);
  return west < east && south < north;
}

/** Drawing an area on the map: corner by corner, or with one line around it. */
export const drawAreaMachine = setup({
  types: { context: {} as Context, events: {} as DrawEvent },
  actions: {
    add: assign(({ context, event }) =>
      event.type === 'CORNER' ? { corners: [...context.corners, event.corner] } : context,
    ),
    removeLast: assign(({ context }) => ({ corners: context.corners.slice(0, -1) })),
    take: assign(({ context, event }) => (event.type === 'TRACED' ? { corners: event.corners } : context)),
  },
  guards: {
    hasRoom: ({ context }) => context.corners.length < findingLimits.area.max,
    isEnclosed: ({ context }) => enclose(context.corners),
    encloses: ({ event }) => event.type === 'TRACED' && enclose(event.corners),
  },
}).createMachine({
  id: 'drawArea',
  initial: 'drawing',
  context: { corners: [] },
  states: {
    drawing: {
      on: {
        CORNER: { guard: 'hasRoom', actions: 'add' },
        UNDONE: { actions: 'removeLast' },
        TRACED: { guard: 'encloses', actions: 'take', target: 'drawn' },
        FINISHED: { guard: 'isEnclosed', target: 'drawn' },
        CANCELLED: 'cancelled',
      },
    },
    drawn: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
