import type { Visit, VisitMode } from '@contract/visits';
import * as messages from '@messages/app/visits';

export const modeNames: Readonly<Record<VisitMode, string>> = {
  in_person: messages.inPerson,
  video: messages.byVideo,
};

/** A visit's state at a time of this device's clock: an agreed one is over after its end. */
export type ShownState = Visit['state'] | 'over';

export function shownState({ state, ends_at: endsAt }: Pick<Visit, 'state' | 'ends_at'>, now: number): ShownState {
  const isAgreed = state === 'confirmed' || state === 'move_asked' || state === 'move_offered';
  return isAgreed && endsAt !== null && Date.parse(endsAt) <= now ? 'over' : state;
}

/** Who ended it, for both. */
export function endedMessage({ ended_by: by, host }: Pick<Visit, 'ended_by' | 'host'>): string | undefined {
  if (by === 'listing') return messages.endedByListing;
  if (by === 'visitor') return messages.endedByVisitor;
  return by === 'host' ? messages.endedByHost(host) : undefined;
}
