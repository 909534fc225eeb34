import { limits } from '@contract/limits';
import type { Lifecycle } from '@contract/properties';
import type { Account } from '../../plugins/account';
import { Problem, badField, notAllowed, notFound } from '../../plugins/problems';
import type { Kind, Kinds } from './propertyKinds';

interface Listing {
  owner_id: number;
  lifecycle: Lifecycle;
}

/** Listings belong to their owner; a superuser may do the same. */
export function isTheirs(listing: Pick<Listing, 'owner_id'>, account: Account | null): boolean {
  return account !== null && (account.isSuperuser || account.id === listing.owner_id);
}

/** The listing, for who may see its page. @throws Problem 404 for a draft of somebody else's or none at all, 410 for one that is sold or archived */
export function seen<Found extends Listing>(listing: Found | undefined, account: Account | null): Found {
  if (!listing || (listing.lifecycle === 'draft' && !isTheirs(listing, account))) throw notFound('This property');
  if (listing.lifecycle !== 'published' && !isTheirs(listing, account)) throw new Problem(410, 'gone', 'This property is no longer available.');
  return listing;
}

/** The listing, for who may change or delete it. @throws Problem 404, 403 */
export function theirs<Found extends Listing>(listing: Found | undefined, account: Account): Found {
  if (!listing) throw notFound('This property');
  if (!isTheirs(listing, account)) throw notAllowed('Only its owner may change this listing.');
  return listing;
}

/** What decides whether one more listing may be published. `slots` are of packages that run now; null is without limit. */
export interface Allowance {
  free: number;
  slots: readonly (number | null)[];
  published: number;
}

/** Why a listing must stay a draft, and the way out; null when it may be published. */
export function whyDraft({ free, slots, published }: Allowance): string | null {
  if (slots.includes(null)) return null;
  const allowed = slots.reduce<number>((sum, more) => sum + (more ?? 0), free);
  if (published < allowed) return null;
  const used = allowed === 0 ? 'A listing needs a package to be published.' : `You already have ${published} published ${published === 1 ? 'listing' : 'listings'}, and your allowance is ${allowed}.`;
  return `${used} This one is kept as a draft. Choose a package, or archive a listing you no longer need, then publish it.`;
}

/** Refuses what a listing cannot belong to. @throws Problem 400 by field */
export function checkKinds(kinds: Kinds, given: { property_type?: number | undefined; city?: number | undefined; amenities?: readonly number[] | undefined }): void {
  const has = (all: readonly Kind[], id: number) => all.some((kind) => kind.id === id);
  const fields = {
    ...(given.property_type !== undefined && !has(kinds.types, given.property_type) && { property_type: ['Choose a property type from the list.'] }),
    ...(given.city !== undefined && !has(kinds.cities, given.city) && { city: ['Choose a city from the list.'] }),
    ...(given.amenities?.some((id) => !kinds.amenities.includes(id)) && { amenities: ['Choose amenities from the list.'] }),
  };
  if (Object.keys(fields).length > 0) throw new Problem(400, 'invalid', 'Some fields cannot be read.', fields);
}

/** The city of a listing whose owner named none: the one its location speaks of, else the headquarters' (the first). @throws Problem 400 when there is none at all */
export function cityOf(cities: readonly Kind[], location = ''): number {
  const city = cities.find(({ name }) => location.toLowerCase().includes(name.toLowerCase())) ?? cities[0];
  if (!city) throw badField('city', 'Choose a city.');
  return city.id;
}

/** The pictures of a listing after a change, by id and in order, without the new ones. @throws Problem 400 by field */
export function picturesAfter(present: readonly number[], { remove = [], order }: { remove?: readonly number[] | undefined; order?: readonly number[] | undefined }, added: number): readonly number[] {
  if (remove.some((id) => !present.includes(id))) throw badField('remove_images', 'One of these pictures is not part of the listing any more.');
  const staying = present.filter((id) => !remove.includes(id));
  if (staying.length + added > limits.picture.perListing) throw badField('images', `A listing may have at most ${limits.picture.perListing} pictures.`);
  if (!order) return staying;
  const whole = order.length === staying.length && new Set(order).size === order.length && order.every((id) => staying.includes(id));
  if (!whole) throw badField('image_order', 'Name every picture that stays, each once.');
  return order;
}
