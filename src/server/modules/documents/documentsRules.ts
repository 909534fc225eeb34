import { documentLimits } from '@contract/documentLimits';
import type { RequestState } from '@contract/documents';
import { hourInMs } from '@contract/durations';
import type { Lifecycle } from '@contract/properties';
import { mayUse } from '@contract/roles';
import * as messages from '@messages/server/documents';
import type { Account } from '../../lib/account';
import { Problem, badField, notAllowed, notFound } from '../../lib/problem';
import type { RateLimit } from '../../lib/rateLimiter';

/** What decides who may do what with the documents of a listing. */
export interface DocumentListing {
  id: number;
  title: string;
  owner_id: number;
  owner_name: string;
  /** Empty while the account is disabled. */
  owner_email: string;
  /** Listed by us: the office answers for it. */
  is_office: boolean;
  lifecycle: Lifecycle;
  documents: number;
}

const isStaff = (account: Account) => mayUse('agent', account);
const belongsTo = ({ owner_id: owner }: Pick<DocumentListing, 'owner_id'>, account: Account) =>
  isStaff(account) || account.id === owner;
const isUnpublished = (lifecycle: Lifecycle) => lifecycle === 'draft' || lifecycle === 'in_review';

/** Its owner and agents manage the documents of a listing. @throws Problem 404 also for somebody else's draft, 403 */
export function assertCanManage(listing: DocumentListing | undefined, account: Account): DocumentListing {
  if (!listing || (isUnpublished(listing.lifecycle) && !belongsTo(listing, account)))
    throw notFound(messages.thisProperty);
  if (!belongsTo(listing, account)) throw notAllowed(messages.onlyTheOwner);
  return listing;
}

/** Whether somebody of the office does it to an owner's listing, which the audit records. */
export const isByOffice = (listing: DocumentListing, account: Account): boolean => account.id !== listing.owner_id;

/** Anybody else asks for the documents of a published listing that has some. @throws Problem 404, 410, 400 */
export function assertCanAsk(listing: DocumentListing | undefined, account: Account | null): DocumentListing {
  if (!listing || isUnpublished(listing.lifecycle)) throw notFound(messages.thisProperty);
  if (listing.lifecycle !== 'published') throw new Problem(410, 'gone', messages.noLongerAvailable);
  if (account && account.id === listing.owner_id) throw badField('email', messages.ownListing);
  if (listing.documents === 0) throw new Problem(404, 'no_documents', messages.hasNone);
  return listing;
}

/** @throws Problem 400 by field when the listing has no room for one more */
export function checkRoom(stored: number): void {
  if (stored >= documentLimits.perListing) throw badField('file', messages.full(documentLimits.perListing));
}

/** @throws Problem 400 by field unless all are documents of the listing, of which there are some */
export function checkShared(chosen: readonly number[] | undefined, stored: readonly number[]): void {
  if (stored.length === 0) throw badField('documents', messages.noDocuments);
  if (chosen?.some((id) => !stored.includes(id))) throw badField('documents', messages.chooseItsDocuments);
}

/** As it is stored: a link ends by the clock without a step. */
export type StoredState = 'unconfirmed' | Exclude<RequestState, 'expired'>;
export type RequestStep = 'confirm' | 'share' | 'decline' | 'revoke';

/** State × step → state; what is not listed is refused. */
export const requestTable: Readonly<
  Record<StoredState | 'expired', Partial<Record<RequestStep, Exclude<StoredState, 'unconfirmed'>>>>
> = {
  unconfirmed: { confirm: 'asked' },
  asked: { share: 'shared', decline: 'declined' },
  shared: { revoke: 'revoked' },
  declined: {},
  revoked: {},
  expired: {},
};

interface RuledRequest {
  state: StoredState;
  expires_at: Date | null;
}

/** What a request is at this moment. */
export function stateAt({ state, expires_at: ends }: RuledRequest, now: Date): StoredState | 'expired' {
  return state === 'shared' && ends !== null && ends <= now ? 'expired' : state;
}

/**
 * The state that a step leads to; undefined if it has been taken already, so that repeating it changes nothing.
 * @throws Problem 409 when it is not possible
 */
export function nextState(
  request: RuledRequest,
  step: RequestStep,
  now: Date,
): Exclude<StoredState, 'unconfirmed'> | undefined {
  const state = stateAt(request, now);
  const next = requestTable[state][step];
  if (next) return next;
  const done = { confirm: 'asked', share: 'shared', decline: 'declined', revoke: 'revoked' } as const;
  if (state === done[step]) return undefined;
  if (step === 'revoke') throw new Problem(409, 'not_shared', messages.isNotShared);
  throw new Problem(409, 'answered', messages.isAnswered);
}

/** The request, if its link shows documents now. @throws Problem 404 for an unknown link, 410 for one that has ended */
export function assertOpen<Found extends RuledRequest>(request: Found | undefined, now: Date): Found {
  if (!request) throw notFound(messages.thisLink);
  const state = stateAt(request, now);
  if (state === 'shared') return request;
  throw state === 'expired'
    ? new Problem(410, 'expired', messages.linkIsExpired)
    : new Problem(410, 'revoked', messages.linkIsRevoked);
}

/** Requests by email and address; a network may send more. */
export const askLimit: RateLimit = { what: 'document requests', most: 20, withinMs: hourInMs };
/** Openings of one link: each is a row that its owner reads. */
export const openLimit: RateLimit = { what: 'document openings', most: 60, withinMs: hourInMs };
