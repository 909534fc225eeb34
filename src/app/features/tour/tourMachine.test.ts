import { createActor, fromPromise } from 'xstate';
import { type TourEvent, tourMachine } from './tourMachine';

type Step = TourEvent | 'loads' | 'fails';

/** Runs the machine, with each load decided by the next step of the script. */
async function after(steps: readonly Step[], flat = false) {
  const loads: { resolve: () => void; reject: (error: Error) => void; room: number }[] = [];
  const sharpened: number[] = [];
  const machine = tourMachine.provide({
    actors: {
      load: fromPromise<unknown, { room: number }>(
        ({ input: { room } }) =>
          new Promise<void>((resolve, reject) => loads.push({ resolve: () => resolve(), reject, room })),
      ),
      sharpen: fromPromise<unknown, { room: number }>(async ({ input: { room } }) => {
        sharpened.push(room);
        throw new Error('nothing sharper arrives');
      }),
    },
  });
  const actor = createActor(machine, { input: { rooms: [1, 2, 3], first: 1, flat } }).start();
  for (const step of steps) {
    if (step === 'loads') loads.at(-1)?.resolve();
    else if (step === 'fails') loads.at(-1)?.reject(new Error('offline'));
    else actor.send(step);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { value, context } = actor.getSnapshot();
  return {
    state: value,
    shown: context.shown,
    wanted: context.wanted,
    loads: loads.map(({ room }) => room),
    sharpened,
  };
}

const to = (room: number): TourEvent => ({ type: 'WENT', to: room });
const lost: TourEvent = { type: 'CONTEXT_LOST' };

/** Every promised transition: what happens, the steps, then the state, the shown and the wanted room, and all loads. */
const promised: readonly [
  what: string,
  steps: readonly Step[],
  state: string,
  shown: number | null,
  wanted: number,
  loads: number[],
][] = [
  ['it loads its first room', [], 'loading', null, 1, [1]],
  ['a loaded room is shown', ['loads'], 'looking', 1, 1, [1]],
  ['a way loads another room while the one before is shown', ['loads', to(2)], 'loading', 1, 2, [1, 2]],
  ['the other room is shown once it has loaded', ['loads', to(2), 'loads'], 'looking', 2, 2, [1, 2]],
  ['the room where one is loads nothing', ['loads', to(1)], 'looking', 1, 1, [1]],
  ['a room that does not exist loads nothing', ['loads', to(9)], 'looking', 1, 1, [1]],
  ['another choice while one loads replaces it', ['loads', to(2), to(3), 'loads'], 'looking', 3, 3, [1, 2, 3]],
  ['a failure is a state of its own', ['fails'], 'failed', null, 1, [1]],
  ['a retry loads again', ['fails', { type: 'RETRIED' }, 'loads'], 'looking', 1, 1, [1, 1]],
  ['after a failure one may go elsewhere', ['fails', to(2), 'loads'], 'looking', 2, 2, [1, 2]],
  ['after a failure one may stay', ['loads', to(2), 'fails', { type: 'STAYED' }], 'looking', 1, 1, [1, 2]],
  ['without a shown room there is nowhere to stay', ['fails', { type: 'STAYED' }], 'failed', null, 1, [1]],
  ['a lost context is flat, in the same room', ['loads', lost], 'flat', 1, 1, [1]],
  ['a context lost before the first room shows that room flat', [lost], 'flat', 1, 1, [1]],
  ['flat rooms need no loading', ['loads', lost, to(3)], 'flat', 3, 3, [1]],
  [
    'a restored context loads the room again',
    ['loads', lost, to(3), { type: 'CONTEXT_RESTORED' }],
    'loading',
    3,
    3,
    [1, 3],
  ],
  ['it ends from everywhere', ['loads', to(2), { type: 'ENDED' }], 'ended', 1, 2, [1, 2]],
];

describe('tourMachine', () => {
  it.each(promised)('the tour: %s', async (_what, steps, state, shown, wanted, loads) => {
    expect(await after(steps)).toMatchObject({ state, shown, wanted, loads });
  });

  it('the tour: a room gets sharper once it is shown, and stays if that fails', async () => {
    expect(await after(['loads', to(2), 'loads'])).toMatchObject({ state: 'looking', sharpened: [1, 2] });
  });

  it('the tour: without WebGL it is flat from the start', async () => {
    expect(await after([to(2)], true)).toMatchObject({ state: 'flat', shown: 2, loads: [] });
  });
});
