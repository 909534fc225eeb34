import { limits } from '@contract/limits';
import { type Meeting, type NewMeeting, meetingEndpoints } from '@contract/meetings';
import * as messages from '@messages/server/meetings';
import type { FastifyInstance } from 'fastify';
import type { MeetingsDeps } from './meetingsDeps';
import { meetingCalendar, meetingFacts } from '../../payments/ledger/meetingEmails';
import { openOrder } from '../../payments/ledger/orders';
import { meetingPurchase } from '../../payments/ledger/purchase';
import { registerEndpoint } from '../../plugins/contractRoute';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { Problem, badField, notFound } from '../../lib/problem';
import { cancelMeeting, moveMeeting } from './meetingChanges';
import { type MeetingReader, type WholeMeeting, findListing, findMeeting, meetingsOf, toMeeting } from './meetingReads';
import { officeOf } from '../../payments/ledger/purchase';
import { freeSlots, spanOf } from '../../lib/slots';
import { HOLD_IN_MS, checkPhone, meetingGrid, slotOf } from './meetingsRules';
import { type MeetingAbout, holdSlot, phoneOf, releaseSlot, takenSlots } from './meetingsStore';

/** Meetings: a slot is held until its order is paid, and the payment books it. */
export async function meetingsRoutes(server: FastifyInstance, deps: MeetingsDeps): Promise<void> {
  bookingRoutes(server, deps);
  readingRoutes(server, deps);
  changingRoutes(server, deps);
}

async function wholeMeeting({ database }: MeetingsDeps, reader: MeetingReader, id: number): Promise<WholeMeeting> {
  const meeting = await findMeeting(database, reader, id);
  if (!meeting) throw notFound(messages.thisMeeting);
  return meeting;
}

const shown = async (deps: MeetingsDeps, reader: MeetingReader, id: number): Promise<Meeting> =>
  toMeeting(await wholeMeeting(deps, reader, id), reader, deps);

/** @throws Problem 400 by field */
async function aboutOf(
  { database }: MeetingsDeps,
  accountId: number,
  { kind = 'office', topic = '', phone = '', property }: NewMeeting,
): Promise<MeetingAbout> {
  const listing = property === undefined ? undefined : await findListing(database, property);
  if (property !== undefined && !listing) throw badField('property', messages.thisPropertyNoLongerExists);
  checkPhone(kind, phone || (await phoneOf(database, accountId)));
  return { kind, topic, phone, property: listing };
}

function bookingRoutes(server: FastifyInstance, deps: MeetingsDeps): void {
  const { database, settings, now } = deps;

  registerEndpoint(server, meetingEndpoints.slots, async ({ query }) => {
    const span = spanOf(query, now());
    return freeSlots(span, await takenSlots(database, span, now()), now(), settings.officeHours, meetingGrid);
  });

  registerEndpoint(server, meetingEndpoints.create, async ({ body, account }) => {
    const at = now();
    const startsAt = slotOf(body, at, settings.officeHours);
    const about = await aboutOf(deps, account.id, body);
    const hold = {
      accountId: account.id,
      clientId: body.client_id,
      startsAt,
      timezone: body.timezone,
      about,
      now: at,
      heldUntil: new Date(at.getTime() + HOLD_IN_MS),
    };
    const { id, starts_at } = await holdSlot(database, hold, officeOf(settings));
    const order = await openOrder(deps, meetingPurchase(account.id, { id, starts_at }));
    return { ...(await shown(deps, account, id)), order };
  });

  registerEndpoint(server, meetingEndpoints.release, ({ params, account }) =>
    releaseSlot(database, { accountId: account.id, id: params.id, now: now() }),
  );
}

function readingRoutes(server: FastifyInstance, deps: MeetingsDeps): void {
  const { database, settings, now } = deps;

  registerEndpoint(
    server,
    meetingEndpoints.list,
    async ({ query: { when = 'upcoming', limit = limits.page.max, offset = 0 }, account, request, reply }) => {
      const { meetings, total } = await meetingsOf(database, account.id, when, now(), { limit, offset });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return meetings.map((meeting) => toMeeting(meeting, account, deps));
    },
  );

  registerEndpoint(server, meetingEndpoints.get, ({ params, account }) => shown(deps, account, params.id));

  registerEndpoint(server, meetingEndpoints.calendar, async ({ params, account, reply }) => {
    const { id, status, ended } = await wholeMeeting(deps, account, params.id);
    const wasBooked = status === 'booked' || ended === 'cancelled' || ended === 'refunded' || ended === 'office';
    if (!wasBooked) throw new Problem(409, 'not_booked', messages.thisMeetingIsNotBooked);
    reply.header('content-disposition', `attachment; filename="meeting-${id}.ics"`);
    return Buffer.from(
      meetingCalendar(await meetingFacts(database, id), status === 'booked' ? 'REQUEST' : 'CANCEL', officeOf(settings)),
    );
  });
}

function changingRoutes(server: FastifyInstance, deps: MeetingsDeps): void {
  const { database, settings, now } = deps;

  registerEndpoint(server, meetingEndpoints.move, async ({ params: { id }, body, account }) => {
    const at = now();
    await moveMeeting(
      database,
      { accountId: account.id, id, startsAt: slotOf(body, at, settings.officeHours), timezone: body.timezone, now: at },
      officeOf(settings),
    );
    return shown(deps, account, id);
  });

  registerEndpoint(server, meetingEndpoints.cancel, async ({ params: { id }, account }) => {
    await cancelMeeting(database, { accountId: account.id, id, now: now() }, officeOf(settings));
    return shown(deps, account, id);
  });
}
