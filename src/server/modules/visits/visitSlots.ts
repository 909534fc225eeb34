import type { SlotDay } from '@contract/meetings';
import { visitLimits } from '@contract/visitLimits';
import type { VisitSlotQuery } from '@contract/visits';
import * as messages from '@messages/server/visits';
import type * as z from 'zod/mini';
import { notFound } from '../../lib/problem';
import { freeSlots, spanOf } from '../../lib/slots';
import { proposable, visitGrid } from './visitRules';
import type { VisitsDeps } from './visitsDeps';
import { findVisited, hostOf, takenTimes } from './visitsStore';

/**
 * The times at which a listing can be visited, by day.
 * @param noticeHours how long before it a visit is asked for
 * @throws Problem 404 without the listing
 */
export async function visitSlots(
  { database, settings, now }: Pick<VisitsDeps, 'database' | 'settings' | 'now'>,
  { property, days = visitLimits.days + 1, ...asked }: z.output<typeof VisitSlotQuery>,
  noticeHours: number,
): Promise<z.output<typeof SlotDay>[]> {
  const at = now();
  const listing = await findVisited(database, property);
  if (!listing) throw notFound(messages.thisListing);
  const span = spanOf({ ...asked, days }, at);
  const { after, until } = proposable(at, noticeHours);
  const taken = await takenTimes(database, hostOf(listing), { from: span.from, until: span.until, now: at });
  const near = { ...span, until: new Date(Math.min(span.until.getTime(), until.getTime())) };
  const found = freeSlots(near, taken, after, settings.officeHours, { ...visitGrid, byInstant: true });
  return found.map((day) => ({
    ...day,
    slots: day.slots.filter(({ starts_at: startsAt }) => Date.parse(startsAt) <= until.getTime()),
  }));
}
