import { limits } from '@contract/limits';
import { type EnquiryMessage, type OfficeEnquiry, officeEnquiryEndpoints } from '@contract/officeEnquiries';
import * as messages from '@messages/server/enquiries';
import type { FastifyInstance } from 'fastify';
import { type StaffAct, type StaffRequest, staffAct, staffAdd } from '../../audit/staffWrite';
import type { Queryable } from '../../db/database';
import type { EnquiriesDeps } from './enquiriesDeps';
import { informOfWork } from '../../email/handedOver';
import { queueEncryptedEmail } from '../../email/outbox';
import { mostInFile } from '../../lib/csv';
import { nextOffset, pageHeaders } from '../../lib/paging';
import type { Account } from '../../lib/account';
import { emailOf } from '../../lib/agents';
import { replyAddress } from '../../lib/replyAddress';
import { registerEndpoint } from '../../plugins/contractRoute';
import { Problem, badField, notFound } from '../../lib/problem';
import { conversationUrl } from './conversations/conversationLink';
import { findSentEnquiry } from './enquiriesStore';
import { leadsCsv } from './imports/leadsCsv';
import { addByStaff, changeByStaff, markReplied, nameOf } from './officeEnquiryChanges';
import { clientIdTaken, enquiriesCsv, replyEmail } from './officeEnquiriesRules';
import {
  addMessage,
  findLastReceived,
  findMessage,
  findOfficeEnquiry,
  findPerson,
  listMessages,
  listOfficeEnquiries,
  type OfficeEnquiryFilter,
} from './officeEnquiriesStore';

const hasNoAddress = () => badField('text', messages.thereIsNoAddressToReplyTo);

interface GivenFilter extends Omit<OfficeEnquiryFilter, 'assignee'> {
  assignee?: 'me' | 'none' | number | undefined;
}
const filterFor = ({ assignee, ...filter }: GivenFilter, account: Account): OfficeEnquiryFilter => ({
  ...filter,
  assignee: assignee === 'me' ? account.id : assignee === 'none' ? null : assignee,
});

export function officeEnquiriesRoutes(server: FastifyInstance, deps: EnquiriesDeps): void {
  readingRoutes(server, deps);
  addingRoutes(server, deps);
  changingRoutes(server, deps);
  messageRoutes(server, deps);
}

function readingRoutes(server: FastifyInstance, { database, now }: EnquiriesDeps): void {
  registerEndpoint(
    server,
    officeEnquiryEndpoints.list,
    async ({ query: { limit = limits.page.default, offset = 0, ...filter }, account, request, reply }) => {
      const page = { limit, offset };
      const { enquiries, total, exact } = await listOfficeEnquiries(database, filterFor(filter, account), page, now());
      pageHeaders(reply, request, { total, exact, nextQuery: nextOffset({ limit, offset, total }) });
      return enquiries;
    },
  );

  registerEndpoint(server, officeEnquiryEndpoints.csv, async ({ query, account, reply }) => {
    const page = { limit: mostInFile, offset: 0 };
    const { enquiries } = await listOfficeEnquiries(database, filterFor(query, account), page, now());
    reply.header('content-disposition', 'attachment; filename="enquiries.csv"');
    return Buffer.from(enquiriesCsv(enquiries));
  });

  registerEndpoint(server, officeEnquiryEndpoints.exported, async ({ query, account, reply }) => {
    reply.header('content-disposition', 'attachment; filename="leads.csv"');
    return leadsCsv(database, filterFor(query, account), now());
  });

  registerEndpoint(server, officeEnquiryEndpoints.get, async ({ params: { id } }) => {
    const enquiry = await findOfficeEnquiry(database, id);
    if (!enquiry) throw notFound(messages.thisEnquiry);
    const [conversation, person] = await Promise.all([listMessages(database, id), findPerson(database, enquiry)]);
    return { ...enquiry, messages: conversation, person };
  });
}

function addingRoutes(server: FastifyInstance, deps: EnquiriesDeps): void {
  registerEndpoint(server, officeEnquiryEndpoints.create, ({ body, account, request }) => {
    if (!body.email && !body.phone) throw badField('phone', messages.sayHowToReachThem);
    return staffAdd<OfficeEnquiry>(
      deps,
      { account, request },
      {
        action: 'enquiry.create',
        type: 'enquiry',
        addedBefore: (tx) => findSentEnquiry(tx, body.client_id),
        add: (tx) => addByStaff(tx, deps, account.id, body),
        read: findOfficeEnquiry,
        // nothing of the person: the audit is kept longer than personal data may be
        audited: ({ kind, state, property }) => ({ kind, state, property: property?.id ?? null }),
      },
    );
  });
}

function changingRoutes(server: FastifyInstance, deps: EnquiriesDeps): void {
  const { database, now, settings } = deps;

  registerEndpoint(server, officeEnquiryEndpoints.change, async ({ params: { id }, body, account, request }) =>
    changeByStaff(deps, { account, request }, id, body),
  );

  registerEndpoint(
    server,
    officeEnquiryEndpoints.changeMany,
    async ({ body: { enquiries, ...change }, account, request }) => {
      const changed = [];
      const failed = [];
      for (const { id, version } of enquiries) {
        try {
          // nobody is informed of each: one email below says how many there are
          changed.push(await changeByStaff({ database, now }, { account, request }, id, { version, ...change }));
        } catch (error) {
          if (!(error instanceof Problem) || error.status >= 500) throw error;
          failed.push({ id, code: error.code, detail: error.message });
        }
      }
      if (changed.length > 0 && change.assignee && change.assignee !== account.id)
        await informOfWork(database, {
          to: await emailOf(database, change.assignee),
          by: nameOf(account),
          enquiries: changed.length,
          publicUrl: settings.publicUrl,
        });
      return { changed, failed };
    },
  );
}

function messageRoutes(server: FastifyInstance, deps: EnquiriesDeps): void {
  const { settings, secret, now } = deps;

  /** What was sent under this id before, for the same enquiry. */
  async function sentBefore(tx: Queryable, id: number, clientId: string): Promise<EnquiryMessage | undefined> {
    const found = await findMessage(tx, clientId);
    if (found && found.enquiryId !== id) throw clientIdTaken();
    return found?.message;
  }

  /** Adds a message to an enquiry, once. */
  const addOne = (
    staff: StaffRequest,
    given: { id: number; kind: EnquiryMessage['kind']; text: string; clientId: string; version?: number },
    act: StaffAct<OfficeEnquiry, EnquiryMessage>['act'],
  ) =>
    staffAct<OfficeEnquiry, EnquiryMessage>(deps, staff, {
      action: `enquiry.${given.kind}`,
      subject: { type: 'enquiry', id: given.id },
      name: messages.thisEnquiry,
      read: (tx) => findOfficeEnquiry(tx, given.id, { lock: true }),
      repeated: (tx) => sentBefore(tx, given.id, given.clientId),
      version: given.version,
      act,
      // the text stays in the conversation alone: the audit is kept longer than personal data may be
      entry: (_enquiry, message) => ({ before: null, after: { message: message.id } }),
    });

  async function store(
    tx: Queryable,
    { account }: StaffRequest,
    given: { id: number; kind: EnquiryMessage['kind']; text: string; clientId: string; mailId: number | null },
  ): Promise<EnquiryMessage> {
    const { id, clientId, ...message } = given;
    const author = { id: account.id, name: nameOf(account) };
    const added = await addMessage(tx, { enquiryId: id, clientId, author, at: now(), ...message });
    const stored = await sentBefore(tx, id, clientId);
    if (added === undefined || !stored) throw clientIdTaken();
    return stored;
  }

  registerEndpoint(
    server,
    officeEnquiryEndpoints.addNote,
    ({ params: { id }, body: { text, client_id: clientId }, account, request }) => {
      const staff = { account, request };
      const note = { id, kind: 'note', text, clientId } as const;
      return addOne(staff, note, (tx) => store(tx, staff, { ...note, mailId: null }));
    },
  );

  registerEndpoint(
    server,
    officeEnquiryEndpoints.reply,
    ({ params: { id }, body: { version, text, client_id: clientId }, account, request }) => {
      const staff = { account, request };
      const reply = { id, kind: 'reply', text, clientId } as const;
      return addOne(staff, { ...reply, version }, async (tx, enquiry) => {
        if (enquiry.email === '') throw hasNoAddress();
        const email = replyEmail(enquiry, text, {
          author: nameOf(account),
          company: settings.company,
          replyTo: replyAddress(settings.inbound, secret, id),
          conversation: conversationUrl(secret, settings.publicUrl, enquiry),
          received: await findLastReceived(tx, id),
        });
        const mailId = await queueEncryptedEmail(tx, email, secret);
        if (mailId === 0) throw badField('text', messages.emailsToThisAddressComeBack(enquiry.email));
        const message = await store(tx, staff, { ...reply, mailId });
        await markReplied(tx, id, account.id);
        return message;
      });
    },
  );
}
