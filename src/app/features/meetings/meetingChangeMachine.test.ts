import { createActor } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import { meetingChangeMachine } from './meetingChangeMachine';
import type { SlotRefusal } from './meetingMachine';

const promised = promisedModel('shown', {
  shown: { MOVE: 'choosing', CANCEL: 'confirming' },
  choosing: { CHOSEN: 'moving', BACK: 'shown' },
  moving: { DONE: 'moved', TAKEN: 'taken', REFUSED: 'shown', NO_ANSWER: 'moveUnanswered' },
  taken: { CHOSEN: 'moving', BACK: 'shown' },
  moveUnanswered: { AGAIN: 'moving', BACK: 'shown' },
  moved: { MOVE: 'choosing', CANCEL: 'confirming' },
  confirming: { CONFIRMED: 'cancelling', BACK: 'shown' },
  cancelling: { DONE: 'cancelled', REFUSED: 'shown', NO_ANSWER: 'confirming' },
  cancelled: {},
});

const choice = { date: '2026-11-25', time: '10:30', timezone: 'Asia/Kolkata' };
const refusal = (kind: SlotRefusal['kind']) => Object.assign(new Error(kind), { kind, message: `It is ${kind}.` });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function runChange() {
  const actors = controlledActors();
  const machine = meetingChangeMachine.provide({
    actors: {
      move: actors.hold<void, { id: number; choice: typeof choice }>('move'),
      cancel: actors.hold<void, { id: number }>('cancel'),
    },
  });
  const change = createActor(machine, { input: { id: 7 } }).start();
  return { ...actors, change, running: () => (change.getSnapshot().value === 'cancelling' ? 'cancel' : 'move') };
}

it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))('%s', async (_promise, path) => {
  const { change, answer, refuse, running, inputOf } = runChange();
  await path.test({
    events: {
      MOVE: () => change.send({ type: 'MOVE' }),
      CANCEL: () => change.send({ type: 'CANCEL' }),
      CHOSEN: () => {
        change.send({ type: 'CHOSEN', choice });
        expect(inputOf('move')).toEqual({ id: 7, choice });
      },
      CONFIRMED: () => {
        change.send({ type: 'CONFIRMED' });
        expect(inputOf('cancel')).toEqual({ id: 7 });
      },
      AGAIN: () => change.send({ type: 'AGAIN' }),
      BACK: () => change.send({ type: 'BACK' }),
      DONE: () => answer(running(), undefined),
      TAKEN: () => refuse('move', refusal('taken')),
      REFUSED: () => refuse(running(), refusal('refused')),
      NO_ANSWER: () => refuse(running(), refusal('unanswered')),
    },
    states: { '*': ({ value }) => expect(change.getSnapshot().value).toBe(value) },
  });
});

it('requests the same slot again if the server did not respond, and says so until then', async () => {
  const { change, refuse, inputOf, answer } = runChange();
  change.send({ type: 'MOVE' });
  change.send({ type: 'CHOSEN', choice });
  await refuse('move', refusal('unanswered'));
  expect(change.getSnapshot().context.message).toBe('It is unanswered.');
  change.send({ type: 'AGAIN' });
  expect([change.getSnapshot().context.message, inputOf('move')]).toEqual([undefined, { id: 7, choice }]);
  await answer('move', undefined);
  expect(change.getSnapshot().value).toBe('moved');
});

it.each(['moving', 'cancelling'] as const)('says why the server refused while %s', async (doing) => {
  const { change, refuse, running } = runChange();
  change.send({ type: doing === 'moving' ? 'MOVE' : 'CANCEL' });
  change.send(doing === 'moving' ? { type: 'CHOSEN', choice } : { type: 'CONFIRMED' });
  await refuse(running(), refusal('refused'));
  expect([change.getSnapshot().value, change.getSnapshot().context.message]).toEqual(['shown', 'It is refused.']);
});
