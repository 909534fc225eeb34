import { limits } from '@contract/limits';
import { type FieldWhere, fieldsWhere } from '@contract/listingFields';
import type { Lifecycle } from '@contract/properties';
import { mayUse } from '@contract/roles';
import * as messages from '@messages/server/properties';
import type { Account } from '../../lib/account';
import { Problem, badField, notAllowed, notFound } from '../../lib/problem';
import type { CatalogueEntry, ListingCatalogue } from './listingCatalogue';

interface Listing {
  owner_id: number;
  lifecycle: Lifecycle;
}

/** Agents look after all listings. */
export const isListingStaff = (account: Account): boolean => mayUse('agent', account);

/** Only the owner and agents may change a listing. */
export function canEdit(listing: Pick<Listing, 'owner_id'>, account: Account | null): boolean {
  return account !== null && (isListingStaff(account) || account.id === listing.owner_id);
}

/** The public has never seen it. */
export const isUnpublished = (lifecycle: Lifecycle): boolean => lifecycle === 'draft' || lifecycle === 'in_review';

/** The listing, if this reader may see its page. @throws Problem 404 for a missing one or somebody else's draft, 410 for a sold or archived one */
export function assertCanView<Found extends Listing>(listing: Found | undefined, account: Account | null): Found {
  if (!listing || (isUnpublished(listing.lifecycle) && !canEdit(listing, account)))
    throw notFound(messages.thisProperty);
  if (listing.lifecycle !== 'published' && !canEdit(listing, account))
    throw new Problem(410, 'gone', messages.thisPropertyIsNoLongerAvailable);
  return listing;
}

/** The listing, if this account may change it. @throws Problem 404 also for somebody else's draft, 403 */
export function assertCanEdit<Found extends Listing>(listing: Found | undefined, account: Account): Found {
  if (!listing || (isUnpublished(listing.lifecycle) && !canEdit(listing, account)))
    throw notFound(messages.thisProperty);
  if (!canEdit(listing, account)) throw notAllowed(messages.onlyTheOwnerCanEditThisListing);
  return listing;
}

/** The listing, if this account may delete it: its owner or a superuser. @throws Problem 404 also for somebody else's draft, 403 */
export function assertCanDelete<Found extends Listing>(listing: Found | undefined, account: Account): Found {
  const found = assertCanEdit(listing, account);
  if (found.owner_id !== account.id && !account.isSuperuser) throw notAllowed(messages.onlyTheOwnerCanDelete);
  return found;
}

/** The possible transitions of a listing; none returns to draft, which the public has never seen. */
const transitions: Readonly<Record<Lifecycle, readonly Lifecycle[]>> = {
  draft: ['published'],
  in_review: ['published'],
  published: ['sold', 'archived'],
  sold: ['published', 'archived'],
  archived: ['published', 'sold'],
};

/** Refuses impossible transitions; staying the same is allowed. @throws Problem 409 */
export function checkLifecycle(from: Lifecycle, to: Lifecycle): void {
  if (from === to || transitions[from].includes(to)) return;
  const words =
    from === 'draft'
      ? messages.publishThisDraftFirstOrDeleteIt
      : from === 'in_review'
        ? messages.weAreReviewingThisListing
        : messages.cannotGoBack(from, to);
  throw new Problem(409, 'wrong_lifecycle', words);
}

interface StatedRera {
  rera_status: string;
  rera_number: string | null;
  rera_reason: string | null;
}

/** A registration that buyers read has its number, an exemption its reason. @throws Problem 400 by field */
export function checkRera({ rera_status: status, rera_number: number, rera_reason: reason }: StatedRera): void {
  if (status === 'registered' && !number) throw badField('rera_number', messages.enterTheReraNumber);
  if (status === 'exempt' && !reason) throw badField('rera_reason', messages.sayWhyReraIsNotRequired);
}

type ReraChange = { [Name in keyof StatedRera]?: string | undefined } & { clear?: readonly string[] | undefined };

/** What a listing says about RERA after a change. */
export function reraAfter(before: StatedRera, { clear = [], ...change }: ReraChange): StatedRera {
  const text = (name: 'rera_number' | 'rera_reason') => change[name] ?? (clear.includes(name) ? null : before[name]);
  return {
    rera_status: change.rera_status ?? before.rera_status,
    rera_number: text('rera_number'),
    rera_reason: text('rera_reason'),
  };
}

/** Refuses to publish an incomplete listing. The city may come from the location. @throws Problem 400 by field */
export function checkComplete(listing: { title: string; description: string; type_id: number }): void {
  const missing: Record<FieldWhere<{ required: true }>, boolean> = {
    title: listing.title === '',
    description: listing.description === '',
    property_type: listing.type_id === 0,
  };
  const fields = Object.fromEntries(
    Object.entries(missing)
      .filter(([, is]) => is)
      .map(([field]) => [field, [messages.thisFieldIsRequired]]),
  );
  if (Object.keys(fields).length > 0) throw new Problem(400, 'invalid', messages.someRequiredFieldsAreMissing, fields);
}

const neededOnceVisible: ReadonlySet<string> = new Set(fieldsWhere(({ clearable }) => clearable === 'draft'));

/** Required fields can be cleared only while the listing is a draft. @throws Problem 400 */
export function checkCleared(lifecycle: Lifecycle, cleared: readonly string[] = []): void {
  if (lifecycle !== 'draft' && cleared.some((field) => neededOnceVisible.has(field)))
    throw badField('clear', messages.onlyFieldsThatMayBeEmpty);
}

/** How many unpublished listings an account may have before it has to finish or delete one. */
export const mostDrafts = 50;

/** @throws Problem 409 when the account has too many drafts */
export function checkDrafts(waiting: number): void {
  if (waiting < mostDrafts) return;
  throw new Problem(409, 'too_many_drafts', messages.tooManyDrafts(waiting));
}

/** @throws Problem 409 for a listing that is not published */
export function checkConfirming(lifecycle: Lifecycle): void {
  if (lifecycle !== 'published') throw new Problem(409, 'wrong_lifecycle', messages.onlyAPublishedListing);
}

/** @throws Problem 409 for a listing that does not wait for the review */
export function checkInReview(lifecycle: Lifecycle): void {
  if (lifecycle !== 'in_review') throw new Problem(409, 'wrong_lifecycle', messages.thisListingIsNotInReviewAnyMore);
}

/** What decides whether one more listing may be published. `slots` belong to active packages; null is unlimited. */
export interface Allowance {
  free: number;
  slots: readonly (number | null)[];
  published: number;
}

/** Why a listing must stay a draft and what to do about it; null when it may be published. */
export function whyDraft({ free, slots, published }: Allowance): string | null {
  if (slots.includes(null)) return null;
  const allowed = slots.reduce<number>((sum, more) => sum + (more ?? 0), free);
  if (published < allowed) return null;
  return messages.draftForAllowance(published, allowed);
}

/** Refuses unknown types, cities and amenities. @throws Problem 400 by field */
export function checkCatalogue(
  kinds: ListingCatalogue,
  given: { property_type?: number | undefined; city?: number | undefined; amenities?: readonly number[] | undefined },
): void {
  const has = (all: readonly CatalogueEntry[], id: number) => all.some((kind) => kind.id === id);
  const fields = {
    ...(given.property_type !== undefined &&
      !has(kinds.types, given.property_type) && { property_type: [messages.chooseAPropertyTypeFromTheList] }),
    ...(given.city !== undefined && !has(kinds.cities, given.city) && { city: [messages.chooseACityFromTheList] }),
    ...(given.amenities?.some((id) => !kinds.amenities.some((known) => known.id === id)) && {
      amenities: [messages.chooseAmenitiesFromTheList],
    }),
  };
  if (Object.keys(fields).length > 0) throw new Problem(400, 'invalid', messages.someFieldsCannotBeRead, fields);
}

/** Refuses half a point. @throws Problem 400 naming the missing half */
export function checkPoint({
  clear = [],
  ...given
}: {
  latitude?: number | undefined;
  longitude?: number | undefined;
  clear?: readonly string[] | undefined;
}): void {
  const changeOf = (half: 'latitude' | 'longitude') =>
    given[half] !== undefined ? 'given' : clear.includes(half) ? 'cleared' : 'left';
  const [latitude, longitude] = [changeOf('latitude'), changeOf('longitude')];
  if (latitude === longitude) return;
  const missing = longitude === 'given' || latitude === 'left' ? 'latitude' : 'longitude';
  throw badField(missing, messages.giveBothHalvesOfAPoint);
}

/** The city of a listing without one: the city its location names, or else our headquarters' (the first). @throws Problem 400 when there is no city at all */
export function cityOf(cities: readonly CatalogueEntry[], location = ''): number {
  const city = cities.find(({ name }) => location.toLowerCase().includes(name.toLowerCase())) ?? cities[0];
  if (!city) throw badField('city', messages.chooseACity);
  return city.id;
}

const tooManyPictures = messages.tooManyPictures(limits.picture.perListing);

/** @throws Problem 400 by field when there is no room for one more */
export function checkPictureCount(pictures: number): void {
  if (pictures >= limits.picture.perListing) throw badField('image', tooManyPictures);
}

/** The order of pictures after moving one to a position; a position beyond the end means the end. */
export function movedTo(order: readonly number[], id: number, place: number): number[] {
  const others = order.filter((each) => each !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** The ids of a listing's pictures after a change, in order, without the new ones. @throws Problem 400 by field */
export function picturesAfter(
  present: readonly number[],
  { remove = [], order }: { remove?: readonly number[] | undefined; order?: readonly number[] | undefined },
  added: number,
): readonly number[] {
  if (remove.some((id) => !present.includes(id)))
    throw badField('remove_images', messages.oneOfThesePicturesIsNoLongerPart);
  const staying = present.filter((id) => !remove.includes(id));
  if (staying.length + added > limits.picture.perListing) throw badField('images', tooManyPictures);
  if (!order) return staying;
  const whole =
    order.length === staying.length &&
    new Set(order).size === order.length &&
    order.every((id) => staying.includes(id));
  if (!whole) throw badField('image_order', messages.listEveryPictureOnce);
  return order;
}
