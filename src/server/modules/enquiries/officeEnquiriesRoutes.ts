import { limits } from '@contract/limits';
import { type EnquiryMessage, officeEnquiryEndpoints } from '@contract/officeEnquiries';
import * as messages from '@messages/server/enquiries';
import type { FastifyInstance } from 'fastify';
import { type StaffRequest, staffWrite, staleRow, writeAudit } from '../../audit/audit';
import type { Queryable } from '../../db/database';
import type { ServerDeps } from '../../deps';
import { queueEmail } from '../../email/outbox';
import { nextOffset, pageHeaders } from '../../lib/paging';
import type { Account } from '../../lib/account';
import { registerEndpoint } from '../../lib/contractRoute';
import { Problem, badField, notFound } from '../../lib/problem';
import { checkAssignee, clientIdTaken, enquiriesCsv, replyEmail } from './officeEnquiriesRules';
import {
  addMessage,
  changeOfficeEnquiry,
  findMessage,
  findOfficeEnquiry,
  findPerson,
  listAgents,
  listMessages,
  listOfficeEnquiries,
  type OfficeEnquiryFilter,
} from './officeEnquiriesStore';

const isErased = () => badField('text', messages.thisPersonsDataIsErased);
const mostInFile = 10_000;
const nameOf = ({ name, username }: Account) => name || username;

interface GivenFilter extends Omit<OfficeEnquiryFilter, 'assignee'> {
  assignee?: 'me' | 'none' | number | undefined;
}
const filterFor = ({ assignee, ...filter }: GivenFilter, account: Account): OfficeEnquiryFilter => ({
  ...filter,
  assignee: assignee === 'me' ? account.id : assignee === 'none' ? null : assignee,
});

export function officeEnquiriesRoutes(server: FastifyInstance, deps: ServerDeps): void {
  readingRoutes(server, deps);
  changingRoutes(server, deps);
  messageRoutes(server, deps);
}

function readingRoutes(server: FastifyInstance, { database, now }: ServerDeps): void {
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

  registerEndpoint(server, officeEnquiryEndpoints.agents, async () => listAgents(database));

  registerEndpoint(server, officeEnquiryEndpoints.get, async ({ params: { id } }) => {
    const enquiry = await findOfficeEnquiry(database, id);
    if (!enquiry) throw notFound(messages.thisEnquiry);
    const [conversation, person] = await Promise.all([listMessages(database, id), findPerson(database, enquiry)]);
    return { ...enquiry, messages: conversation, person };
  });
}

function changingRoutes(server: FastifyInstance, deps: ServerDeps): void {
  type Change = Parameters<typeof changeOfficeEnquiry>[2] & { version: number };
  const changeOne = (staff: StaffRequest, id: number, { version, ...change }: Change) =>
    staffWrite(deps, staff, {
      action: 'enquiry.update',
      subject: { type: 'enquiry', id },
      name: messages.thisEnquiry,
      read: (tx) => findOfficeEnquiry(tx, id, { lock: true }),
      isCurrent: (enquiry) => enquiry.version === version,
      // no name: the audit is kept longer than personal data may be
      audited: ({ assignee, ...row }) => ({ ...row, assignee: assignee && `account ${assignee.id}` }),
      write: async (tx) => {
        checkAssignee(change.assignee, change.assignee ? await listAgents(tx) : []);
        await changeOfficeEnquiry(tx, id, change, deps.now());
      },
    });

  registerEndpoint(server, officeEnquiryEndpoints.change, async ({ params: { id }, body, account, request }) =>
    changeOne({ account, request }, id, body),
  );

  registerEndpoint(
    server,
    officeEnquiryEndpoints.changeMany,
    async ({ body: { enquiries, ...change }, account, request }) => {
      const changed = [];
      const failed = [];
      for (const { id, version } of enquiries) {
        try {
          changed.push(await changeOne({ account, request }, id, { version, ...change }));
        } catch (error) {
          if (!(error instanceof Problem) || error.status >= 500) throw error;
          failed.push({ id, code: error.code, detail: error.message });
        }
      }
      return { changed, failed };
    },
  );
}

function messageRoutes(server: FastifyInstance, deps: ServerDeps): void {
  const { database, settings, now } = deps;

  /** What was sent under this id before, for the same enquiry. */
  async function sentBefore(tx: Queryable, id: number, clientId: string): Promise<EnquiryMessage | undefined> {
    const found = await findMessage(tx, clientId);
    if (found && found.enquiryId !== id) throw clientIdTaken();
    return found?.message;
  }

  async function store(
    tx: Queryable,
    { account, request }: StaffRequest,
    given: { id: number; kind: EnquiryMessage['kind']; text: string; clientId: string; mailId: number | null },
  ): Promise<EnquiryMessage> {
    const { id, kind, text, clientId, mailId } = given;
    const author = { id: account.id, name: nameOf(account) };
    const added = await addMessage(tx, { enquiryId: id, clientId, kind, author, text, mailId, at: now() });
    const message = await sentBefore(tx, id, clientId);
    if (added === undefined || !message) throw clientIdTaken();
    // the text stays in the conversation alone: the audit is kept longer than personal data may be
    const change = {
      action: `enquiry.${kind}`,
      subject: { type: 'enquiry', id },
      before: null,
      after: { message: added },
    };
    await writeAudit(tx, { account, request }, change, now());
    return message;
  }

  registerEndpoint(
    server,
    officeEnquiryEndpoints.addNote,
    async ({ params: { id }, body: { text, client_id: clientId }, account, request }) =>
      database.transaction(async (tx) => {
        if (!(await findOfficeEnquiry(tx, id, { lock: true }))) throw notFound(messages.thisEnquiry);
        const before = await sentBefore(tx, id, clientId);
        return before ?? store(tx, { account, request }, { id, kind: 'note', text, clientId, mailId: null });
      }),
  );

  registerEndpoint(
    server,
    officeEnquiryEndpoints.reply,
    async ({ params: { id }, body: { version, text, client_id: clientId }, account, request }) =>
      database.transaction(async (tx) => {
        const enquiry = await findOfficeEnquiry(tx, id, { lock: true });
        if (!enquiry) throw notFound(messages.thisEnquiry);
        const before = await sentBefore(tx, id, clientId);
        if (before) return before;
        if (enquiry.version !== version) throw staleRow(messages.thisEnquiry, enquiry);
        if (enquiry.email === '') throw isErased();
        const email = replyEmail(enquiry, text, { author: nameOf(account), company: settings.company });
        const mailId = await queueEmail(tx, email);
        if (mailId === 0) throw badField('text', messages.emailsToThisAddressComeBack(enquiry.email));
        const message = await store(tx, { account, request }, { id, kind: 'reply', text, clientId, mailId });
        await changeOfficeEnquiry(tx, id, { state: enquiry.state === 'new' ? 'answered' : enquiry.state }, now());
        return message;
      }),
  );
}
