import { dayInMs, hourInMs } from '@contract/durations';
import { findingLimits } from '@contract/findingLimits';
import type { ShortlistRole } from '@contract/shortlists';
import * as messages from '@messages/server/shortlists';
import { Problem, notAllowed, notFound } from '../../lib/problem';
import type { RateLimit } from '../../lib/rateLimiter';

/** By account. */
export const creationLimit: RateLimit = { what: 'shortlists', most: 60, withinMs: hourInMs };
export const invitationLimit: RateLimit = { what: 'shortlist invitations', most: 60, withinMs: hourInMs };
export const pdfLimit: RateLimit = { what: 'shortlist pdf', most: 60, withinMs: hourInMs };
/** By address; only tokens that open nothing are counted. */
export const unknownTokenLimit: RateLimit = { what: 'shortlist tokens', most: 30, withinMs: hourInMs };

/** A list as one of its members has it. */
export interface OwnList {
  id: number;
  name: string;
  role: ShortlistRole;
  is_default: boolean;
}

/** @throws Problem 404 for everybody else, who must not learn that there is such a list */
export function mustBeMember<List extends object>(list: List | undefined): List {
  if (!list) throw notFound(messages.thisList);
  return list;
}

/** Editors and the owner add, remove, vote and write notes. @throws Problem 403 */
export function mustEdit({ role }: Pick<OwnList, 'role'>): void {
  if (role === 'view') throw notAllowed(messages.youMayOnlyLook);
}

/** Only the owner invites, removes members, renames and deletes. @throws Problem 403 */
export function mustOwn({ role }: Pick<OwnList, 'role'>): void {
  if (role !== 'owner') throw notAllowed(messages.onlyItsOwner);
}

/** @throws Problem 409 for the favourites */
export function mustNotBeDefault({ is_default }: Pick<OwnList, 'is_default'>): void {
  if (is_default) throw new Problem(409, 'favourites_stay', messages.favouritesStay);
}

/** The owner ends others’ memberships, a member their own. @throws Problem 403 or 409 */
export function mayEndMembership({ role }: Pick<OwnList, 'role'>, account: number, member: number): void {
  if (account === member) {
    if (role === 'owner') throw new Problem(409, 'owners_stay', messages.ownersStay);
  } else mustOwn({ role });
}

const full = (message: (most: number) => string, most: number) => new Problem(409, 'too_many', message(most));

/** @throws Problem 409 when one more would be too many */
export const checkCount = {
  lists: (count: number): void => {
    if (count >= findingLimits.shortlist.lists) throw full(messages.tooManyLists, findingLimits.shortlist.lists);
  },
  homes: (count: number, { is_default }: Pick<OwnList, 'is_default'>): void => {
    if (!is_default && count >= findingLimits.shortlist.homes)
      throw full(messages.tooManyHomes, findingLimits.shortlist.homes);
  },
  members: (count: number): void => {
    if (count >= findingLimits.shortlist.members) throw full(messages.tooManyMembers, findingLimits.shortlist.members);
  },
  invitations: (count: number): void => {
    if (count >= findingLimits.shortlist.invitations)
      throw full(messages.tooManyInvitations, findingLimits.shortlist.invitations);
  },
};

export const invitationEnds = (now: Date): Date => new Date(now.getTime() + findingLimits.shortlist.days * dayInMs);

const allows: Readonly<Record<ShortlistRole, number>> = { view: 0, edit: 1, owner: 2 };

/** Whether a link gives somebody more than they have. */
export const raises = (had: ShortlistRole, given: ShortlistRole): boolean => allows[given] > allows[had];
