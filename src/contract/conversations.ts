import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { enquirySubject } from './enquiries';
import { limits } from './limits';
import { OwnToken } from './linkToken';
import { ById, ClientId, FieldProblem, Id, Instant, Page, Problem, text } from './shared';

/** What one of the two wrote. */
export const ConversationMessage = z.object({
  id: Id,
  from: z.enum(['office', 'person']),
  /** A name. Somebody else than the enquiry’s person may have written, to whom they gave our email. */
  author: z.string(),
  text: z.string(),
  created_at: Instant,
  /** Names of files that an email had with it; they are not stored. */
  left_out: z.array(z.string()),
});
export type ConversationMessage = z.output<typeof ConversationMessage>;

const subject = {
  ...enquirySubject,
  id: Id,
  /** The name of who sent it. */
  name: z.string(),
  created_at: Instant,
};

/** An enquiry as who sent it sees it. */
export const Conversation = z.object({
  ...subject,
  /** Empty where staff wrote it down, after a call for example. */
  message: z.string(),
  preferred_at: z.nullable(Instant),
  /** When our first reply is due; null once there is one. */
  reply_due_at: z.nullable(Instant),
  /** The oldest first. */
  messages: z.array(ConversationMessage),
});
export type Conversation = z.output<typeof Conversation>;

/** A conversation in a list. */
export const ConversationLine = z.object({
  ...subject,
  /** What was written last, or the enquiry itself; shortened. */
  latest: z.pick(ConversationMessage, { from: true, author: true, text: true, created_at: true }),
});
export type ConversationLine = z.output<typeof ConversationLine>;

export const conversationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/conversations/',
    access: 'account',
    summary: 'Lists what this account asked us, also by its confirmed email address, the latest answered first.',
    query: z.partial(Page),
    responses: { 200: z.array(ConversationLine), 400: FieldProblem, 401: Problem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/conversations/:id/',
    access: 'anyone',
    summary: 'Returns an enquiry with what was written since, to who sent it.',
    params: ById,
    query: OwnToken,
    responses: { 200: Conversation, 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/conversations/:id/messages/',
    access: 'anyone',
    summary: 'Adds what the person writes, once per `client_id`; the enquiry waits for an answer again.',
    params: ById,
    body: z.extend(OwnToken, { text: text(limits.message.max), client_id: ClientId }),
    responses: {
      201: ConversationMessage,
      400: FieldProblem,
      401: Problem,
      404: Problem,
      409: Problem,
      429: Problem,
    },
  }),
};
