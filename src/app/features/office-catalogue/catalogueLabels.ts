import type { AddOnVersion, OfficeAddOn, OfficePackage, PackageVersion } from '@contract/officeCatalogue';
import * as messages from '@messages/app/officeCatalogue';
import { exactMoney } from '../../ui/Money';
import { indiaMoment } from '../../ui/indiaMoment';

export type Offer = OfficePackage | OfficeAddOn;
export type Version = PackageVersion | AddOnVersion;

export const rupees = (price: number) => exactMoney(price * 100);

/** The version in force. */
export const currentOf = <Row extends Version>(versions: readonly Row[]): Row | undefined =>
  versions.find(({ state }) => state === 'current');

const many = (count: number | null) => (count === null ? messages.unlimited : String(count));

/** What a version contains besides its price; empty for an add-on without days. */
export function termsOf(version: Version): string {
  if ('duration_in_days' in version)
    return messages.packageTerms(version.duration_in_days, many(version.slots), many(version.contacts));
  return version.feature_days === null ? '' : messages.featuresFor(version.feature_days);
}

/** The first versions begin before there was a shop. */
export const beginOf = ({ begins_at: at }: Version): string =>
  Date.parse(at) === 0 ? messages.fromTheStart : indiaMoment(at);

/** The price that begins next, with when. */
export function nextPrice(versions: readonly Version[]): string {
  const coming = versions.filter(({ state }) => state === 'coming').at(-1);
  return coming ? messages.fromDay(rupees(coming.price), beginOf(coming)) : '';
}

/** A whole number in a field; null for an empty one. */
export const wholeOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
