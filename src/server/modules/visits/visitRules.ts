import { hourInMs, minuteInMs, dayInMs } from '@contract/durations';
import { visitLimits } from '@contract/visitLimits';
import type { VisitAction, VisitState } from '@contract/visits';
import * as messages from '@messages/server/visits';
import type { OfficeHours } from '../../lib/officeHours';
import { Problem, badField } from '../../lib/problem';
import type { RateLimit } from '../../lib/rateLimiter';
import { type SlotGrid, officeSlots } from '../../lib/slots';

/** The host is the listing's owner, or the office for its own; the clock is us, as time passes or a listing is gone. */
export type VisitActor = 'visitor' | 'host' | 'clock';
export type VisitStep = VisitAction | 'lapse';

type Steps = Partial<Record<VisitActor, Partial<Record<VisitStep, VisitState>>>>;

/** Either may discuss another time or cancel; what is not listed is refused. */
const talks: Steps = {
  visitor: { propose: 'asked', cancel: 'cancelled' },
  host: { propose: 'offered', cancel: 'cancelled' },
  clock: { cancel: 'cancelled', lapse: 'lapsed' },
};
/** The same while a time is agreed: it stands until another one is. */
const moves: Steps = {
  visitor: { propose: 'move_asked', cancel: 'cancelled' },
  host: { propose: 'move_offered', cancel: 'cancelled', miss: 'missed' },
  clock: { cancel: 'cancelled', lapse: 'confirmed' },
};
const withStep = (steps: Steps, actor: VisitActor, step: VisitStep, to: VisitState): Steps => ({
  ...steps,
  [actor]: { ...steps[actor], [step]: to },
});

/** State × actor × step → state. */
export const visitTable: Readonly<Record<VisitState, Steps>> = {
  asked: withStep(talks, 'host', 'confirm', 'confirmed'),
  offered: withStep(talks, 'visitor', 'confirm', 'confirmed'),
  // the host gives the link of a video visit by confirming its time again
  confirmed: {
    ...withStep(moves, 'host', 'confirm', 'confirmed'),
    clock: { cancel: 'cancelled' },
  },
  move_asked: withStep(moves, 'host', 'confirm', 'confirmed'),
  move_offered: withStep(moves, 'visitor', 'confirm', 'confirmed'),
  cancelled: {},
  missed: {},
  lapsed: {},
};

/** What of a visit its rules look at. */
export interface RuledVisit {
  state: VisitState;
  starts_at: Date | null;
}

/** While a time is agreed, also while another one is discussed. */
export const isAgreed = (state: VisitState) =>
  state === 'confirmed' || state === 'move_asked' || state === 'move_offered';

/** What somebody may do with a visit now. An agreed one is cancelled before it begins, and missed only afterwards. */
export function allowedActions(
  { state, starts_at: startsAt }: RuledVisit,
  actor: VisitActor,
  now: Date,
): VisitAction[] {
  const hasBegun = isAgreed(state) && startsAt !== null && startsAt <= now;
  const listed = Object.keys(visitTable[state][actor] ?? {}) as VisitStep[];
  return listed.filter((step): step is VisitAction => step !== 'lapse' && (step === 'miss') === hasBegun);
}

/** The state that a step leads to. @throws Problem 409 with the reason why it is not possible */
export function nextState(visit: RuledVisit, actor: VisitActor, step: VisitStep, now: Date): VisitState {
  const { state } = visit;
  const next = visitTable[state][actor]?.[step];
  if (state === 'cancelled') throw new Problem(409, 'visit_cancelled', messages.isCancelled);
  if (state === 'missed' || state === 'lapsed') throw new Problem(409, 'visit_over', messages.isOver);
  if (!next) throw new Problem(409, 'not_your_turn', messages.notYourTurn);
  if (step === 'lapse' || actor === 'clock') return next;
  if (!allowedActions(visit, actor, now).includes(step))
    throw step === 'miss'
      ? new Problem(409, 'too_early', messages.hasNotBegun)
      : new Problem(409, 'too_late', messages.hasBegun);
  return next;
}

/** Visits begin on the hour in India and end before the office closes. */
export const visitGrid: SlotGrid = { stepInMs: hourInMs, lengthInMs: visitLimits.minutes * minuteInMs };

/** The first and the last instant that can be proposed now. */
export const proposable = (now: Date, noticeHours: number = visitLimits.noticeHours) => ({
  after: new Date(now.getTime() + noticeHours * hourInMs),
  until: new Date(now.getTime() + visitLimits.days * dayInMs),
});

/** Different times at which the listing can be visited, in order. @throws Problem 400 */
export function checkProposals(proposals: readonly string[], now: Date, hours: OfficeHours): Date[] {
  const times = [...new Set(proposals.map((at) => Date.parse(at)))].sort((one, other) => one - other);
  const { after } = proposable(now);
  for (const at of times) {
    if (!(at > after.getTime())) throw badField('proposals', messages.giveNotice(visitLimits.noticeHours));
    checkSlot('proposals', at, now, hours);
  }
  return times.map((at) => new Date(at));
}

/** The time that staff agreed with a visitor, who needs no notice. @throws Problem 400 */
export function checkAgreed(startsAt: string, now: Date, hours: OfficeHours): Date {
  const at = Date.parse(startsAt);
  if (at <= now.getTime()) throw badField('starts_at', messages.hasPassed);
  checkSlot('starts_at', at, now, hours);
  return new Date(at);
}

function checkSlot(field: string, at: number, now: Date, hours: OfficeHours): void {
  if (at > proposable(now).until.getTime()) throw badField(field, messages.tooFarAhead(visitLimits.days));
  const [slot] = officeSlots(new Date(at), new Date(at + 1), hours, visitGrid).filter((one) => one.getTime() === at);
  if (!slot) throw badField(field, messages.notAVisitTime(hours.opens, hours.closes));
}

/** @throws Problem 409 */
export const slotTaken = () => new Problem(409, 'slot_taken', messages.slotTaken);

/** Requests by email and address; a network may send more. */
export const visitLimit: RateLimit = { what: 'visits', most: 20, withinMs: hourInMs };
/** New links per email address. */
export const visitEmailLimit: RateLimit = { what: 'visit emails', most: 8, withinMs: dayInMs };
