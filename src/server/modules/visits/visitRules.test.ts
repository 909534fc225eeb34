import { hourInMs } from '@contract/durations';
import { VisitState } from '@contract/visits';
import { usualHours } from '../../lib/officeHours';
import { Problem } from '../../lib/problem';
import { type VisitActor, type VisitStep, allowedActions, checkProposals, nextState } from './visitRules';

const now = new Date('2026-03-04T06:00:00Z');
const soon = new Date('2026-03-05T06:30:00Z');
const past = new Date('2026-03-04T05:30:00Z');

/** Promised, by hand: state, actor, step, and the state it leads to. What is not here is refused. */
const promised: readonly (readonly [VisitState, VisitActor, VisitStep, VisitState])[] = [
  ['asked', 'visitor', 'propose', 'asked'],
  ['asked', 'visitor', 'cancel', 'cancelled'],
  ['asked', 'host', 'confirm', 'confirmed'],
  ['asked', 'host', 'propose', 'offered'],
  ['asked', 'host', 'cancel', 'cancelled'],
  ['asked', 'clock', 'cancel', 'cancelled'],
  ['asked', 'clock', 'lapse', 'lapsed'],
  ['offered', 'visitor', 'confirm', 'confirmed'],
  ['offered', 'visitor', 'propose', 'asked'],
  ['offered', 'visitor', 'cancel', 'cancelled'],
  ['offered', 'host', 'propose', 'offered'],
  ['offered', 'host', 'cancel', 'cancelled'],
  ['offered', 'clock', 'cancel', 'cancelled'],
  ['offered', 'clock', 'lapse', 'lapsed'],
  ['confirmed', 'visitor', 'propose', 'move_asked'],
  ['confirmed', 'visitor', 'cancel', 'cancelled'],
  ['confirmed', 'host', 'confirm', 'confirmed'],
  ['confirmed', 'host', 'propose', 'move_offered'],
  ['confirmed', 'host', 'cancel', 'cancelled'],
  ['confirmed', 'clock', 'cancel', 'cancelled'],
  ['move_asked', 'visitor', 'propose', 'move_asked'],
  ['move_asked', 'visitor', 'cancel', 'cancelled'],
  ['move_asked', 'host', 'confirm', 'confirmed'],
  ['move_asked', 'host', 'propose', 'move_offered'],
  ['move_asked', 'host', 'cancel', 'cancelled'],
  ['move_asked', 'clock', 'cancel', 'cancelled'],
  ['move_asked', 'clock', 'lapse', 'confirmed'],
  ['move_offered', 'visitor', 'confirm', 'confirmed'],
  ['move_offered', 'visitor', 'propose', 'move_asked'],
  ['move_offered', 'visitor', 'cancel', 'cancelled'],
  ['move_offered', 'host', 'propose', 'move_offered'],
  ['move_offered', 'host', 'cancel', 'cancelled'],
  ['move_offered', 'clock', 'cancel', 'cancelled'],
  ['move_offered', 'clock', 'lapse', 'confirmed'],
];
/** Only after the agreed time has begun. */
const afterwards: readonly VisitState[] = ['confirmed', 'move_asked', 'move_offered'];

const states = VisitState.options;
const actors: readonly VisitActor[] = ['visitor', 'host', 'clock'];
const steps: readonly VisitStep[] = ['confirm', 'propose', 'cancel', 'miss', 'lapse'];
const isAgreed = (state: VisitState) => afterwards.includes(state);
const cases = states.flatMap((state) => actors.flatMap((actor) => steps.map((step) => [state, actor, step] as const)));

function outcome(state: VisitState, actor: VisitActor, step: VisitStep, startsAt: Date | null): string {
  try {
    return nextState({ state, starts_at: startsAt }, actor, step, now);
  } catch (error) {
    if (error instanceof Problem && error.status === 409) return 'refused';
    throw error;
  }
}

it.each(cases)('before it begins, a visit that is %s: the %s’s %s', (state, actor, step) => {
  const to = promised.find(([from, who, what]) => from === state && who === actor && what === step)?.[3];
  expect(outcome(state, actor, step, isAgreed(state) ? soon : null)).toBe(to ?? 'refused');
});

it.each(cases.filter(([state, actor]) => isAgreed(state) && actor !== 'clock'))(
  'after it began, a visit that is %s: the %s’s %s',
  (state, actor, step) => {
    const isMissed = actor === 'host' && step === 'miss';
    expect(outcome(state, actor, step, past)).toBe(isMissed ? 'missed' : 'refused');
  },
);

it.each(cases.filter(([, actor, step]) => actor !== 'clock' && step !== 'lapse'))(
  'a visit that is %s offers the %s %s only where it is possible',
  (state, actor, step) => {
    for (const startsAt of isAgreed(state) ? [soon, past] : [null]) {
      const offered = allowedActions({ state, starts_at: startsAt }, actor, now).includes(step as 'confirm');
      expect(offered).toBe(outcome(state, actor, step, startsAt) !== 'refused');
    }
  },
);

describe('proposed times', () => {
  const check = (...proposals: string[]) => checkProposals(proposals, now, usualHours);

  it('are put in order, each once', () => {
    expect(check('2026-03-06T06:30:00Z', '2026-03-05T06:30:00Z', '2026-03-05T12:00:00+05:30')).toEqual([
      new Date('2026-03-05T06:30:00Z'),
      new Date('2026-03-06T06:30:00Z'),
    ]);
  });

  it.each([
    ['within four hours', new Date(now.getTime() + 3.5 * hourInMs).toISOString()],
    ['after 28 days', '2026-04-02T06:30:00Z'],
    ['on the half hour in India', '2026-03-05T07:00:00Z'],
    ['a second later', '2026-03-05T06:30:01Z'],
    ['before the office opens', '2026-03-05T03:30:00Z'],
    ['so late that it ends after the office closes', '2026-03-05T12:30:00Z'],
    ['on a Sunday', '2026-03-08T06:30:00Z'],
    ['in a year that no calendar knows', '+099999-01-01T00:30:00Z'],
  ])('are refused %s', (_why, at) => {
    expect(() => check(at)).toThrow(Problem);
  });

  it('are taken from the first hour of an open day to the last', () => {
    expect(check('2026-03-05T04:30:00Z', '2026-03-05T11:30:00Z')).toHaveLength(2);
  });
});
