import { SessionRecording } from '@contract/sessionRecording';
import { createActor } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import { recordedTable } from '../../../../test/support/recordedTable';
import { isRecordedMove, replaySession } from '../../flow/replay/replaySession';
import { writeTest } from '../../flow/replay/writeTest';
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

describe('meetingChangeMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
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
    },
  );

  describe('its table as a recording', () => {
    const error = (kind: SlotRefusal['kind']) => (doing: string) => ({
      type: `xstate.error.actor.0.meetingChange.${doing}`,
      error: { kind, message: `It is ${kind}.` },
    });
    const record = () =>
      recordedTable(promised, meetingChangeMachine, {
        input: { id: 7 },
        events: {
          CHOSEN: () => ({ type: 'CHOSEN', choice }),
          DONE: (doing) => ({ type: `xstate.done.actor.0.meetingChange.${doing}` }),
          TAKEN: error('taken'),
          REFUSED: error('refused'),
          NO_ANSWER: error('unanswered'),
        },
      });
    const replay = (recording: SessionRecording) =>
      replaySession(recording, {
        reducer: (state: unknown) => state,
        machines: { meetingChange: meetingChangeMachine },
      });

    it('replays with no difference, row by row', () => {
      const recording = SessionRecording.parse(record());
      const rows = promised.getShortestPaths().flatMap(({ steps }) => steps);
      expect(recording.entries).toHaveLength(rows.length);
      expect(rows.length).toBeGreaterThan(40);
      expect(replay(recording).differing).toEqual([]);
      expect(writeTest(recording, './table.json', './replayedJourney')).toContain(
        'meetingChange: the answer leads to moved',
      );
    });

    it('a row that promises another state is named', () => {
      const recording = record();
      const step = recording.entries.findIndex((entry) => isRecordedMove(entry) && entry.value === 'taken');
      Object.assign(recording.entries[step] ?? {}, { value: 'shown' });
      expect(replay(recording).differing).toEqual([
        expect.objectContaining({ step: step + 1, path: 'value', recorded: 'shown', computed: 'taken' }),
      ]);
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
});
