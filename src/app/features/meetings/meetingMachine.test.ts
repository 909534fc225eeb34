import type { Meeting } from '@contract/meetings';
import { createActor } from 'xstate';
import { makeMeeting } from '../../../../test/support/meetings';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import { type HeldMeeting, type MeetingChoice, type SlotRefusal, meetingMachine } from './meetingMachine';

const promised = promisedModel('choosing', {
  choosing: { SUBMITTED: 'holding', FOUND: 'held', LOGGED_OUT: 'choosing' },
  holding: { HELD: 'held', HELD_AND_PAID: 'booked', TAKEN: 'taken', REFUSED: 'refused', LOGGED_OUT: 'choosing' },
  taken: { SUBMITTED: 'holding', FOUND: 'held', LOGGED_OUT: 'choosing' },
  refused: { SUBMITTED: 'holding', FOUND: 'held', LOGGED_OUT: 'choosing' },
  held: {
    PAID: 'booked',
    LET_GO: 'releasing',
    SUBMITTED: 'holding',
    AFTER_15_MINUTES: 'lapsed',
    LOGGED_OUT: 'choosing',
  },
  releasing: { RELEASED: 'choosing', KEPT: 'held', PAID: 'booked', LOGGED_OUT: 'choosing' },
  lapsed: { PAID: 'booked', AGAIN: 'choosing', LOGGED_OUT: 'choosing' },
  booked: { AGAIN: 'choosing', LOGGED_OUT: 'choosing' },
});

const choice: MeetingChoice = { date: '2026-11-25', time: '10:30', timezone: 'Asia/Kolkata', client_id: 'wish-0001' };
const meetingOf = (status: Meeting['status']): Meeting => makeMeeting({ status, held_for: 900 });
const quarter = 15 * 60_000;
const heldNow = (status: Meeting['status'] = 'held'): HeldMeeting => ({
  meeting: meetingOf(status),
  deadline: Date.now() + quarter,
});
const refusal = (kind: 'taken' | 'unanswered'): Error & SlotRefusal =>
  Object.assign(new Error(kind === 'taken' ? 'Someone just booked this slot.' : 'We could not reach the server.'), {
    kind,
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function runMeeting() {
  const actors = controlledActors();
  const machine = meetingMachine.provide({
    actors: { hold: actors.hold<HeldMeeting, MeetingChoice>('hold'), release: actors.hold<void, number>('release') },
  });
  return { ...actors, meeting: createActor(machine).start() };
}

describe('meetingMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
      const { meeting, answer, refuse, inputOf } = runMeeting();
      await path.test({
        events: {
          SUBMITTED: () => {
            meeting.send({ type: 'SUBMITTED', choice });
            expect(inputOf('hold')).toEqual(choice);
          },
          FOUND: () => meeting.send({ type: 'FOUND', held: heldNow() }),
          HELD: () => answer('hold', heldNow()),
          HELD_AND_PAID: () => answer('hold', heldNow('booked')),
          TAKEN: () => refuse('hold', refusal('taken')),
          REFUSED: () => refuse('hold', refusal('unanswered')),
          LET_GO: () => {
            meeting.send({ type: 'LET_GO' });
            expect(inputOf('release')).toBe(7);
          },
          RELEASED: () => answer('release', undefined),
          KEPT: () => refuse('release', refusal('unanswered')),
          PAID: () => meeting.send({ type: 'PAID' }),
          AGAIN: () => meeting.send({ type: 'AGAIN' }),
          LOGGED_OUT: () => meeting.send({ type: 'LOGGED_OUT' }),
          AFTER_15_MINUTES: async () => {
            await jest.advanceTimersByTimeAsync(quarter - 1);
            expect(meeting.getSnapshot().value).toBe('held');
            await jest.advanceTimersByTimeAsync(1);
          },
        },
        states: { '*': ({ value }) => expect(meeting.getSnapshot().value).toBe(value) },
      });
    },
  );

  it('stores the held meeting, and drops it at the end', async () => {
    const { meeting, answer } = runMeeting();
    meeting.send({ type: 'SUBMITTED', choice });
    await answer('hold', heldNow());
    expect(meeting.getSnapshot().context.held?.meeting.id).toBe(7);
    meeting.send({ type: 'LOGGED_OUT' });
    expect(meeting.getSnapshot().context).toEqual({ held: undefined, words: undefined, acted: false });
  });

  it('says why a slot is not held until another is requested', async () => {
    const { meeting, refuse } = runMeeting();
    meeting.send({ type: 'SUBMITTED', choice });
    await refuse('hold', refusal('taken'));
    expect(meeting.getSnapshot().context.words).toBe('Someone just booked this slot.');
    meeting.send({ type: 'SUBMITTED', choice });
    expect(meeting.getSnapshot().context.words).toBeUndefined();
  });

  it('takes the focus after the visitor’s actions, not after what the server reports', () => {
    const { meeting } = runMeeting();
    meeting.send({ type: 'FOUND', held: heldNow() });
    expect(meeting.getSnapshot().context.acted).toBe(false);
    meeting.send({ type: 'LET_GO' });
    expect(meeting.getSnapshot().context.acted).toBe(true);
  });
});
