import type { Queryable } from '../../db/database';
import type { VisitsDeps } from './visitsDeps';
import { Problem, badField } from '../../lib/problem';
import * as messages from '@messages/server/visits';
import { type VisitEvent, sendVisitEmails } from './visitEmails';
import { type VisitActor, checkProposals, nextState, slotTaken } from './visitRules';
import { type VisitRow, changeVisit, findVisit, lockTime, takenTimes } from './visitsStore';

export type StepDeps = Pick<VisitsDeps, 'settings' | 'secret' | 'now'>;

/** What a host may give with an answer. */
interface Given {
  link?: string | undefined;
  place?: string | undefined;
}

/** What somebody does with a visit. */
export type VisitStepTaken =
  | ({ step: 'confirm'; startsAt: string } & Given)
  | ({ step: 'propose'; proposals: readonly string[] } & Given)
  | { step: 'cancel'; reason: string; endedBy: 'visitor' | 'host' | 'listing' }
  | { step: 'miss' }
  | { step: 'lapse' };

const isSame = (one: Date | null, other: Date) => one?.getTime() === other.getTime();
const areSame = (some: readonly Date[], others: readonly Date[]) =>
  some.length === others.length && some.every((at, place) => isSame(at, others[place] ?? new Date(0)));

/** Only the host gives the link of a video visit, or the place of another. */
function meetingOf({ mode, link, place }: VisitRow, actor: VisitActor, given: Given): { link: string; place: string } {
  if (actor !== 'host') return { link, place };
  return mode === 'video' ? { link: given.link ?? link, place } : { link, place: given.place || place };
}

/** The times must still be free when they are agreed; being proposed holds none. */
async function takeTime(tx: Queryable, { id, host_id: hostId }: VisitRow, startsAt: Date, now: Date): Promise<void> {
  await lockTime(tx, hostId, startsAt);
  const span = { from: startsAt, until: new Date(startsAt.getTime() + 1), now };
  if ((await takenTimes(tx, hostId, span, id)).has(startsAt.getTime())) throw slotTaken();
}

interface Taking {
  tx: Queryable;
  deps: StepDeps;
  /** Locked. */
  visit: VisitRow;
  actor: VisitActor;
}

async function write(
  { tx, deps, visit }: Taking,
  change: Parameters<typeof changeVisit>[2],
  event: VisitEvent | undefined,
): Promise<void> {
  await changeVisit(tx, visit.id, change, deps.now());
  const after = event && (await findVisit(tx, visit.id));
  if (after) await sendVisitEmails(tx, deps, after, event);
}

function checkListing({ is_published: isPublished }: VisitRow): void {
  if (!isPublished) throw new Problem(409, 'listing_gone', messages.listingIsGone);
}

async function confirm(taking: Taking, given: Extract<VisitStepTaken, { step: 'confirm' }>) {
  const { tx, deps, visit, actor } = taking;
  const now = deps.now();
  const startsAt = new Date(given.startsAt);
  const { link, place } = meetingOf(visit, actor, given);
  const isSameMeeting = link === visit.link && place === visit.place;
  const stands = isSame(visit.starts_at, startsAt);
  // a repeated request whose answer was lost
  if (visit.state === 'confirmed' && stands && isSameMeeting) return;
  if (visit.state === 'confirmed' && !stands) throw new Problem(409, 'already_confirmed', messages.alreadyConfirmed);
  const state = nextState(visit, actor, 'confirm', now);
  checkListing(visit);
  if (!stands && !visit.proposals.some((at) => isSame(at, startsAt))) throw badField('starts_at', messages.notProposed);
  if (startsAt <= now) throw new Problem(409, 'too_late', messages.timeHasPassed);
  if (!stands) await takeTime(tx, visit, startsAt, now);
  const isNews = !stands || !isSameMeeting;
  const event = stands ? (isSameMeeting ? 'kept' : 'linked') : visit.starts_at ? 'moved' : 'confirmed';
  await write(
    taking,
    { state, proposals: [], startsAt, confirmedAt: stands ? visit.confirmed_at : now, link, place, isNews },
    { kind: event, by: actor, before: visit.starts_at },
  );
}

async function propose(taking: Taking, given: Extract<VisitStepTaken, { step: 'propose' }>) {
  const { tx, deps, visit, actor } = taking;
  const now = deps.now();
  const waitsForOther = actor === 'host' ? ['offered', 'move_offered'] : ['asked', 'move_asked'];
  const { link, place } = meetingOf(visit, actor, given);
  const asked = given.proposals.map((at) => new Date(at)).sort((one, other) => one.getTime() - other.getTime());
  if (
    waitsForOther.includes(visit.state) &&
    areSame(visit.proposals, asked) &&
    link === visit.link &&
    place === visit.place
  )
    return;
  const state = nextState(visit, actor, 'propose', now);
  checkListing(visit);
  const proposals = checkProposals(given.proposals, now, deps.settings.officeHours);
  if (proposals.some((at) => isSame(visit.starts_at, at))) throw badField('proposals', messages.isAgreedAlready);
  const span = { from: proposals[0] ?? now, until: new Date((proposals.at(-1) ?? now).getTime() + 1), now };
  const taken = await takenTimes(tx, visit.host_id, span);
  if (proposals.some((at) => taken.has(at.getTime()))) throw slotTaken();
  await write(
    taking,
    { state, proposals, startsAt: visit.starts_at, confirmedAt: visit.confirmed_at, link, place, isNews: false },
    { kind: 'proposed', by: actor },
  );
}

async function cancel(taking: Taking, { reason, endedBy }: Extract<VisitStepTaken, { step: 'cancel' }>) {
  const { deps, visit, actor } = taking;
  if (visit.state === 'cancelled' && visit.ended_by === endedBy) return;
  const state = nextState(visit, actor, 'cancel', deps.now());
  const { starts_at: startsAt, confirmed_at: confirmedAt, link, place } = visit;
  await write(
    taking,
    { state, proposals: [], startsAt, confirmedAt, link, place, endedBy, reason, isNews: startsAt !== null },
    { kind: 'cancelled', by: actor },
  );
}

/**
 * Takes one step of a locked visit, with its emails, in the caller's transaction. The same step again changes nothing, so
 * a request whose answer was lost can be repeated.
 *
 * @throws Problem 400 by field, 409 when it is not possible now
 */
export async function takeStep(
  tx: Queryable,
  deps: StepDeps,
  visit: VisitRow,
  actor: VisitActor,
  taken: VisitStepTaken,
): Promise<void> {
  const taking = { tx, deps, visit, actor };
  const { starts_at: startsAt, confirmed_at: confirmedAt, link, place } = visit;
  const stays = { proposals: [], startsAt, confirmedAt, link, place, isNews: false };
  switch (taken.step) {
    case 'confirm':
      return confirm(taking, taken);
    case 'propose':
      return propose(taking, taken);
    case 'cancel':
      return cancel(taking, taken);
    case 'miss': {
      if (visit.state === 'missed') return undefined;
      return write(taking, { ...stays, state: nextState(visit, actor, 'miss', deps.now()) }, undefined);
    }
    case 'lapse': {
      const state = nextState(visit, actor, 'lapse', deps.now());
      return write(taking, { ...stays, state }, state === 'lapsed' ? { kind: 'lapsed', by: actor } : undefined);
    }
  }
}
