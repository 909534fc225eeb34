import { dayInMs } from '@contract/durations';
import * as messages from '@messages/server/payments';
import { Problem, badField, notFound } from '../../lib/problem';

/** The add-on, when a listing can still be chosen for it. @throws Problem 404, 409 */
export function assertUsable<Grant extends { feature_days: number | null; used_at: Date | null }>(
  grant: Grant | undefined,
): Grant & { feature_days: number } {
  if (!grant) throw notFound(messages.thisAddOn);
  const { feature_days: days } = grant;
  if (days === null) throw new Problem(409, 'arranged_by_office', messages.weArrangeThisAdd);
  if (grant.used_at) throw new Problem(409, 'already_used', messages.thisAddOnAlreadyFeatures);
  return { ...grant, feature_days: days };
}

/** @throws Problem 404, 409 for an add-on that has a listing, or is under way or finished */
export function assertNameable(addOn: { listing: unknown; status: string; delivery: string } | undefined): void {
  if (!addOn) throw notFound(messages.thisAddOn);
  if (addOn.listing !== null || addOn.status !== 'ordered' || addOn.delivery === 'featured')
    throw new Problem(409, 'listing_named', messages.thisAddOnHasItsListing);
}

interface Listing {
  lifecycle: string;
  featured: boolean;
  featured_until: Date | null;
}

/**
 * The listing, when it can be featured. @throws Problem 400 by field, 409 for one that the office features without a
 * term
 */
export function assertFeaturable(listing: Listing | undefined): Listing {
  if (listing?.lifecycle !== 'published') throw badField('property', messages.chooseOneOfYourPublished);
  if (listing.featured && !listing.featured_until)
    throw new Problem(409, 'featured_already', messages.thisListingIsAlreadyFeatured);
  return listing;
}

/** The period of an add-on: from now, or after days that are already paid. */
export function termOf(days: number, paidUntil: Date | null, at: Date): { from: Date; until: Date } {
  const from = paidUntil && paidUntil > at ? paidUntil : at;
  return { from, until: new Date(from.getTime() + days * dayInMs) };
}
