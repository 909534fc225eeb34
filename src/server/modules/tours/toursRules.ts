import type { Lifecycle } from '@contract/properties';
import { mayUse } from '@contract/roles';
import { tourLimits } from '@contract/tourLimits';
import type { TourChange } from '@contract/tours';
import * as messages from '@messages/server/tours';
import type { Account } from '../../lib/account';
import { Problem, badField, notAllowed, notFound } from '../../lib/problem';

/** What decides who may see and change the tour of a listing. */
export interface TourListing {
  id: number;
  owner_id: number;
  lifecycle: Lifecycle;
  /** Its owner bought a virtual tour for it, which was delivered. */
  has_delivered_tour: boolean;
}

const isStaff = (account: Account) => mayUse('agent', account);
const belongsTo = (listing: Pick<TourListing, 'owner_id'>, account: Account | null) =>
  account !== null && (isStaff(account) || account.id === listing.owner_id);
const isUnpublished = (lifecycle: Lifecycle) => lifecycle === 'draft' || lifecycle === 'in_review';

/** @throws Problem 404 for a missing listing or somebody else’s draft, 410 for a sold or archived one, as its page */
export function assertCanView(listing: TourListing | undefined, account: Account | null): TourListing {
  if (!listing || (isUnpublished(listing.lifecycle) && !belongsTo(listing, account)))
    throw notFound(messages.thisProperty);
  if (listing.lifecycle !== 'published' && !belongsTo(listing, account))
    throw new Problem(410, 'gone', messages.thisPropertyIsNoLongerAvailable);
  return listing;
}

/**
 * Agents change every tour, owners that of a listing for which we delivered one. @throws Problem 404 also for somebody
 * else's draft, 403
 */
export function assertCanChange(listing: TourListing | undefined, account: Account): TourListing {
  if (!listing || (isUnpublished(listing.lifecycle) && !belongsTo(listing, account)))
    throw notFound(messages.thisProperty);
  if (!belongsTo(listing, account)) throw notAllowed(messages.onlyTheOwnerAndAgents);
  if (!isStaff(account) && !listing.has_delivered_tour) throw notAllowed(messages.buyTheTour);
  return listing;
}

/** @throws Problem 400 by field when the listing has no room for one more */
export function checkRoomForPanorama(stored: number): void {
  if (stored >= tourLimits.panoramas) throw badField('image', messages.tooManyPanoramas(tourLimits.panoramas));
}

const isPart = (part: number) => part >= 0 && part <= 1;

/**
 * Rooms are stored panoramas of the listing, ways lead to other rooms, and a plan shows these rooms.
 * @throws Problem 400 by field
 */
export function checkTour(
  { scenes, plan }: TourChange,
  { stored, floorPlans }: { stored: readonly number[]; floorPlans: readonly number[] },
): void {
  const ids = new Set(scenes.map(({ id }) => id));
  if (ids.size < scenes.length) throw badField('scenes', messages.nameEveryRoomOnce);
  if (scenes.some(({ id }) => !stored.includes(id))) throw badField('scenes', messages.uploadThisRoomAgain);
  if (scenes.some(({ id, links }) => links.some(({ to }) => to === id || !ids.has(to))))
    throw badField('scenes', messages.aWayLeadsToARoom);
  if (!plan) return;
  const shown = new Set(plan.viewpoints.map(({ scene }) => scene));
  if (shown.size < plan.viewpoints.length || plan.viewpoints.some(({ scene }) => !ids.has(scene)))
    throw badField('plan', messages.onlyRoomsOfThisTour);
  if ((plan.drawing === null) === (plan.image === null)) throw badField('plan', messages.drawingOrPicture);
  if (plan.image === null) return;
  if (!floorPlans.includes(plan.image)) throw badField('plan', messages.chooseAFloorPlan);
  if (plan.viewpoints.some(({ x, y }) => !isPart(x) || !isPart(y))) throw badField('plan', messages.placeOnThePicture);
}
