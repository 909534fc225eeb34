import { conversationEndpoints as endpoints } from '@contract/conversations';
import { hourInMs } from '@contract/durations';
import { limits } from '@contract/limits';
import * as messages from '@messages/server/enquiries';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../db/database';
import type { Account } from '../../../lib/account';
import { nextOffset, pageHeaders } from '../../../lib/paging';
import { notFound, notLoggedIn } from '../../../lib/problem';
import type { RateLimit } from '../../../lib/rateLimiter';
import { countSender } from '../../../lib/senderLimit';
import { registerEndpoint } from '../../../plugins/contractRoute';
import type { EnquiriesDeps } from '../enquiriesDeps';
import { clientIdTaken } from '../officeEnquiriesRules';
import { findMessage } from '../officeEnquiriesStore';
import { addFromPerson, lockAnswered } from './addFromPerson';
import { opensConversation } from './conversationLink';
import {
  type ConversationReader,
  findAddressee,
  findConversation,
  findConversationMessage,
  listConversations,
} from './conversationStore';

/** By address, and more for a network. */
const writingLimit: RateLimit = { what: 'conversation', most: 30, withinMs: hourInMs };

interface Reader {
  account: Account | null;
  token: string | undefined;
}

const readerOf = ({ id, email, emailVerified }: Account): ConversationReader => ({
  accountId: id,
  address: emailVerified && email !== '' ? email.toLowerCase() : null,
});

const isReadBy = (
  enquiry: { accountId: number | null; email: string },
  { accountId, address }: ConversationReader,
): boolean => enquiry.accountId === accountId || (address !== null && enquiry.email.toLowerCase() === address);

/** Conversations as the people who enquired see them: with their account, or by the link in our emails. */
export function conversationsRoutes(server: FastifyInstance, deps: EnquiriesDeps): void {
  const { database, secret } = deps;

  /** A link counts before the login: it was opened on purpose. @throws Problem 404 for anybody else's, 401 without either */
  async function readable(queryable: Queryable, id: number, { account, token }: Reader) {
    if (token === undefined && !account) throw notLoggedIn();
    const enquiry = await findAddressee(queryable, id);
    if (token !== undefined) {
      if (!enquiry || !opensConversation(secret, enquiry, token)) throw notFound(messages.thisLink);
      return enquiry;
    }
    if (!enquiry || !account || !isReadBy(enquiry, readerOf(account))) throw notFound(messages.thisEnquiry);
    return enquiry;
  }

  registerEndpoint(
    server,
    endpoints.list,
    async ({ query: { limit = limits.page.default, offset = 0 }, account, request, reply }) => {
      const { conversations, total } = await listConversations(database, readerOf(account), { limit, offset });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return conversations;
    },
  );

  registerEndpoint(server, endpoints.get, async ({ params: { id }, query: { token }, account, reply }) => {
    reply.header('cache-control', 'no-store');
    await readable(database, id, { account, token });
    const conversation = await findConversation(database, id);
    if (!conversation) throw notFound(messages.thisEnquiry);
    return conversation;
  });

  registerEndpoint(
    server,
    endpoints.write,
    async ({ params: { id }, body: { text, token, client_id: clientId }, account, request }) => {
      const { email } = await readable(database, id, { account, token });
      const known = async (queryable: Queryable) => {
        const found = await findMessage(queryable, clientId);
        if (found && (found.enquiryId !== id || found.message.kind !== 'received')) throw clientIdTaken();
        return found && findConversationMessage(queryable, found.message.id);
      };
      const before = await known(database);
      if (before) return before;
      await countSender(deps, writingLimit, { email, request });
      const message = await database.transaction(async (tx) => {
        const enquiry = await lockAnswered(tx, id);
        if (!enquiry) throw notFound(messages.thisEnquiry);
        const { name, email: address } = enquiry;
        const added = await addFromPerson(tx, deps, enquiry, { clientId, name, author: name, address, text });
        return added === undefined ? known(tx) : findConversationMessage(tx, added);
      });
      if (!message) throw clientIdTaken();
      return message;
    },
  );
}
