import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { findingLimits } from './findingLimits';
import { SentToken } from './linkToken';
import { Purpose } from './listingSchemas';
import {
  ById,
  FieldProblem,
  Id,
  IdText,
  Instant,
  Picture,
  Problem,
  Rupees,
  optionalText,
  text,
  ClientId,
} from './shared';

const { name, note } = findingLimits.shortlist;

/** Editors add, remove, vote and write notes; viewers only look. The owner also names, shares and deletes the list. */
export const InvitedRole = z.enum(['edit', 'view'], messages.chooseARoleInAList);
export type InvitedRole = z.output<typeof InvitedRole>;
export const ShortlistRole = z.enum(['owner', 'edit', 'view']);
export type ShortlistRole = z.output<typeof ShortlistRole>;
export const Vote = z.enum(['yes', 'maybe', 'no'], messages.chooseAVote);
export type Vote = z.output<typeof Vote>;

const Member = z.object({ id: Id, name: z.string(), role: ShortlistRole, is_you: z.boolean(), joined_at: Instant });
export type ShortlistMember = z.output<typeof Member>;

const shared = {
  id: Id,
  name: z.string(),
  /** The account's favourites: the list that the hearts change. */
  is_default: z.boolean(),
  /** Of the account that asks. */
  role: ShortlistRole,
  /** The longest-standing first, the owner ahead of all. */
  members: z.array(Member),
  /** How many homes it has. */
  total: z.int(),
  changed_at: Instant,
  /** How many homes, votes and notes others have added since the account last looked. */
  news: z.int(),
  /** Whether the account gets emails about votes and notes of others: one a day at most, about all of its lists. */
  emails: z.boolean(),
};

/** A list in the list of lists; `covers` are pictures of its newest homes. */
export const Shortlist = z.object({
  ...shared,
  covers: z.array(Picture),
  /** Whether it has the listing that the query names. */
  has_property: z.optional(z.boolean()),
});
export type Shortlist = z.output<typeof Shortlist>;

const Listing = z.object({
  title: z.string(),
  price: z.nullable(Rupees),
  purpose: Purpose,
  property_type: z.string(),
  location: z.string(),
  city: z.object({ name: z.string() }),
  bedrooms: z.nullable(z.int()),
  bathrooms: z.nullable(z.int()),
  size: z.nullable(z.int()),
  cover: z.nullable(Picture),
});

const Home = z.object({
  property: Id,
  /** `unavailable`: withdrawn by its owner. */
  state: z.enum(['available', 'sold', 'unavailable']),
  /** Null for a listing that its owner has made a draft again. */
  listing: z.nullable(Listing),
  /** A member's name; null for somebody who is no longer here. */
  added_by: z.nullable(z.string()),
  added_at: Instant,
  votes: z.array(z.object({ member: Id, vote: z.nullable(Vote), note: z.string(), changed_at: Instant })),
});
export type ShortlistHome = z.output<typeof Home>;

/** `left`: they left by themselves; `ended`: the owner ended their membership. */
const ActivityKind = z.enum(['created', 'renamed', 'joined', 'left', 'ended', 'added', 'removed', 'voted', 'noted']);
const Activity = z.object({
  id: Id,
  kind: ActivityKind,
  /** Null for somebody whose account is gone. */
  who: z.nullable(z.string()),
  property: z.nullable(Id),
  title: z.nullable(z.string()),
  vote: z.nullable(Vote),
  at: Instant,
});
export type ShortlistActivity = z.output<typeof Activity>;

const Invitation = z.object({
  id: Id,
  role: InvitedRole,
  created_at: Instant,
  expires_at: Instant,
  /** The names of the members who joined with it. */
  joined: z.array(z.string()),
});
export type ShortlistInvitation = z.output<typeof Invitation>;

/** A whole list: its newest homes, its latest activity, and for its owner the invitations. */
export const WholeShortlist = z.object({
  ...shared,
  homes: z.array(Home),
  activity: z.array(Activity),
  invitations: z.array(Invitation),
});
export type WholeShortlist = z.output<typeof WholeShortlist>;

/** What a link shows to whoever has it: nothing that members said, and of them only who invites. */
const Invited = z.object({
  name: z.string(),
  is_default: z.boolean(),
  role: InvitedRole,
  invited_by: z.string(),
  /** The newest first, without those that their owners withdrew. */
  homes: z.array(z.object({ property: Id, state: z.enum(['available', 'sold']), listing: Listing })),
});
export type InvitedToShortlist = z.output<typeof Invited>;

const Named = z.object({ name: text(name) });
const HomeOf = z.object({ id: IdText, property: IdText });
/** The token of a link to a list, or of one in an email about lists. */
/** A field that is left out stays; `null` withdraws a vote. */
const Opinion = z.object({ vote: z.optional(z.nullable(Vote)), note: optionalText(note) });

export const shortlistEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/shortlists/',
    access: 'account',
    summary: 'Lists the shortlists that this account owns or joined: its favourites, then the last changed.',
    query: z.object({ property: z.optional(IdText) }),
    responses: { 200: z.array(Shortlist), 400: FieldProblem, 401: Problem },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/shortlists/',
    access: 'account',
    summary: 'Creates an empty shortlist; the same `client_id` returns the same one.',
    body: z.extend(Named, { client_id: z.optional(ClientId) }),
    responses: { 201: WholeShortlist, 400: FieldProblem, 401: Problem, 409: Problem, 429: Problem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/shortlists/:id/',
    access: 'account',
    summary: 'Returns a shortlist to its members.',
    params: ById,
    responses: { 200: WholeShortlist, 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/shortlists/:id/',
    access: 'account',
    summary: 'Renames a shortlist; its owner only, and not the favourites.',
    params: ById,
    body: Named,
    responses: { 200: WholeShortlist, 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem, 409: Problem },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/shortlists/:id/',
    access: 'account',
    summary: 'Deletes a shortlist for all of its members; its owner only, and not the favourites.',
    params: ById,
    responses: { 204: null, 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem, 409: Problem },
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/shortlists/:id/events/',
    access: 'account',
    summary:
      'Streams server-sent events to members: `changed` after each change, `ended` when this account may no longer see the list. Ends at once while changes cannot be announced.',
    params: ById,
    responses: {
      200: 'text/event-stream',
      400: FieldProblem,
      401: Problem,
      404: Problem,
      429: Problem,
      503: Problem,
    },
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/shortlists/:id/shortlist.pdf',
    access: 'account',
    summary: 'Returns a shortlist as a PDF with pictures, prices, facts, votes and notes.',
    params: ById,
    responses: { 200: 'application/pdf', 400: FieldProblem, 401: Problem, 404: Problem, 429: Problem },
  }),
  addHome: endpoint({
    method: 'PUT',
    path: '/api/shortlists/:id/properties/:property/',
    access: 'account',
    summary: 'Adds a listing; idempotent.',
    params: HomeOf,
    responses: {
      200: z.object({ property: Id }),
      400: FieldProblem,
      401: Problem,
      403: Problem,
      404: Problem,
      409: Problem,
    },
  }),
  removeHome: endpoint({
    method: 'DELETE',
    path: '/api/shortlists/:id/properties/:property/',
    access: 'account',
    summary: 'Removes a listing with its votes and notes; idempotent.',
    params: HomeOf,
    responses: { 204: null, 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem },
  }),
  vote: endpoint({
    method: 'PUT',
    path: '/api/shortlists/:id/properties/:property/vote/',
    access: 'account',
    summary:
      'Sets this member’s vote and note on a home of the list. A field that is left out stays; `null` withdraws.',
    params: HomeOf,
    body: Opinion,
    responses: {
      200: z.object({ vote: z.nullable(Vote), note: z.string() }),
      400: FieldProblem,
      401: Problem,
      403: Problem,
      404: Problem,
    },
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/shortlists/:id/invitations/',
    access: 'account',
    summary:
      'Creates a link that others join with; the list’s owner only. The link is shown once, and again for the same `client_id`.',
    params: ById,
    body: z.object({ role: InvitedRole, client_id: z.optional(ClientId) }),
    responses: {
      201: z.object({ id: Id, role: InvitedRole, url: z.string(), expires_at: Instant }),
      400: FieldProblem,
      401: Problem,
      403: Problem,
      404: Problem,
      409: Problem,
      429: Problem,
    },
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: '/api/shortlists/:id/invitations/:invitation/',
    access: 'account',
    summary: 'Revokes a link and ends the membership of those who joined with it; the list’s owner only.',
    params: z.object({ id: IdText, invitation: IdText }),
    responses: { 204: null, 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem },
  }),
  invited: endpoint({
    method: 'POST',
    path: '/api/shortlists/invited/',
    access: 'anyone',
    summary: 'Returns what a link invites to: the list’s homes and who invites, without votes, notes or other members.',
    body: SentToken,
    responses: { 200: Invited, 400: FieldProblem, 404: Problem, 429: Problem },
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/shortlists/join/',
    access: 'account',
    summary:
      'Joins a shortlist with the token of a link, and saves the vote or note that somebody began before. Members keep a role that allows more.',
    body: z.extend(SentToken, { opinion: z.optional(z.extend(Opinion, { property: Id })) }),
    responses: {
      200: WholeShortlist,
      400: FieldProblem,
      401: Problem,
      403: Problem,
      404: Problem,
      409: Problem,
      429: Problem,
    },
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/api/shortlists/:id/members/:member/',
    access: 'account',
    summary: 'Ends a membership, with its votes and notes: the owner ends others’, a member their own.',
    params: z.object({ id: IdText, member: IdText }),
    responses: { 204: null, 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem, 409: Problem },
  }),
};
