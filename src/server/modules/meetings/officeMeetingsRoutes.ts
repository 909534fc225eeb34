import { type OfficeMeeting, officeMeetingEndpoints } from '@contract/officeMeetings';
import * as messages from '@messages/server/meetings';
import type { FastifyInstance } from 'fastify';
import { type StaffRequest, staffWrite } from '../../audit/staffWrite';
import { readOfficeSettings } from '../../lib/companySettings';
import type { Queryable } from '../../db/database';
import type { MeetingsDeps } from './meetingsDeps';
import { queueEmails } from '../../email/outbox';
import { registerEndpoint } from '../../plugins/contractRoute';
import { whyClosed } from '../../lib/officeHours';
import { notFound } from '../../lib/problem';
import { cancelledByOfficeEmails, confirmedEmail, movedByOfficeEmail } from '../../payments/ledger/meetingEmails';
import { cancelForOffice, confirmForOffice, moveForOffice } from './meetingChanges';
import { officeOf } from '../../payments/ledger/purchase';
import { OFFICE_ZONE, dayStart, spanOf } from '../../lib/slots';
import { checkOfficeChange, checkVideoLink, slotOf } from './meetingsRules';
import { lockAccountAndSlot } from './meetingsStore';
import { buyerOf, findOfficeMeeting, listOfficeMeetings } from './officeMeetingsStore';

const name = messages.thisMeeting;
type Change = { id: number; version: number; action: string };

/** Meetings, as agents see, confirm, move and cancel them. */
export async function officeMeetingsRoutes(server: FastifyInstance, deps: MeetingsDeps): Promise<void> {
  const { database, settings, now } = deps;

  registerEndpoint(server, officeMeetingEndpoints.list, async ({ query: { from, days = 7 } }) => {
    const { dates } = spanOf({ from, days }, now());
    const hours = await readOfficeSettings(database, settings);
    const span = { from: dayStart(dates[0] ?? ''), until: dayStart(dates.at(-1) ?? '', 1) };
    return {
      days: dates.map((date) => ({ date, closed: whyClosed(date, hours) })),
      meetings: await listOfficeMeetings(database, span, now()),
    };
  });

  registerEndpoint(server, officeMeetingEndpoints.get, async ({ params: { id } }) => {
    const meeting = await findOfficeMeeting(database, id);
    if (!meeting) throw notFound(name);
    return meeting;
  });

  /** `lock`: what must be locked before the meeting itself. */
  const change = (
    staff: StaffRequest,
    { id, version, action }: Change,
    write: (tx: Queryable, meeting: OfficeMeeting) => Promise<void>,
    lock: (tx: Queryable) => Promise<void> = async () => undefined,
  ): Promise<OfficeMeeting> =>
    staffWrite<OfficeMeeting>(deps, staff, {
      action: `meeting.${action}`,
      subject: { type: 'meeting', id },
      name,
      read: async (tx) => {
        await lock(tx);
        return findOfficeMeeting(tx, id, { lock: true });
      },
      version,
      write: (tx, meeting) => {
        checkOfficeChange(meeting, now());
        return write(tx, meeting);
      },
    });

  registerEndpoint(server, officeMeetingEndpoints.confirm, ({ params: { id }, body, account, request }) =>
    change({ account, request }, { id, version: body.version, action: 'confirm' }, async (tx, meeting) => {
      const link = checkVideoLink(meeting.kind, body.link ?? meeting.link);
      // the same again is no news for the buyer
      if (meeting.confirmed_at && meeting.link === link) return;
      await confirmForOffice(tx, { id, link, now: now() });
      await queueEmails(tx, [await confirmedEmail(tx, id, officeOf(settings))]);
    }),
  );

  registerEndpoint(server, officeMeetingEndpoints.move, async ({ params: { id }, body, account, request }) => {
    const { version, ...choice } = body;
    const startsAt = slotOf({ ...choice, timezone: OFFICE_ZONE }, now(), settings.officeHours);
    const accountId = await buyerOf(database, id);
    if (accountId === undefined) throw notFound(name);
    return change(
      { account, request },
      { id, version, action: 'move' },
      async (tx, { starts_at: before }) => {
        if (Date.parse(before) === startsAt.getTime()) return;
        await moveForOffice(tx, { id, startsAt, now: now() }, officeOf(settings));
        await queueEmails(tx, [await movedByOfficeEmail(tx, id, new Date(before), officeOf(settings))]);
      },
      (tx) => lockAccountAndSlot(tx, { accountId, startsAt }),
    );
  });

  registerEndpoint(server, officeMeetingEndpoints.cancel, ({ params: { id }, body, account, request }) =>
    change({ account, request }, { id, version: body.version, action: 'cancel' }, async (tx) => {
      await cancelForOffice(tx, id, now());
      const by = account.name || account.username;
      await queueEmails(tx, await cancelledByOfficeEmails(tx, id, { reason: body.reason, by }, officeOf(settings)));
    }),
  );
}
