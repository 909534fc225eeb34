import type { Point } from '@contract/mapArea';
import { limits } from '@contract/limits';
import type { UnusualField } from '@contract/officeProperties';
import * as messages from '@messages/server/properties';
import { formatPrice } from '../../lib/formatRupees';
import { Problem, badField } from '../../lib/problem';

/** What decides whether the values of a listing are possible and usual. */
export interface Measured {
  purpose: string;
  type_id: number;
  city_id: number;
  price_in_paise: number | null;
  size_in_sqft: number | null;
  latitude: number | null;
  longitude: number | null;
  floor?: number | null;
  floors?: number | null;
}

/** A new listing's, before it has a row. */
export const measuredOf = (given: {
  purpose?: string | undefined;
  property_type?: number | undefined;
  city?: number | undefined;
  price?: number | undefined;
  size?: number | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  floor?: number | undefined;
  floors?: number | undefined;
}): Measured => ({
  purpose: given.purpose ?? 'sale',
  type_id: given.property_type ?? 0,
  city_id: given.city ?? 0,
  // 0 is "Price on request"
  price_in_paise: given.price || null,
  size_in_sqft: given.size ?? null,
  latitude: given.latitude ?? null,
  longitude: given.longitude ?? null,
  floor: given.floor ?? null,
  floors: given.floors ?? null,
});

const earthKm = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** By the haversine formula. */
export function kilometresBetween(one: Point, other: Point): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const [up, along] = [to - from, radians(other.longitude - one.longitude)];
  const haversine = Math.sin(up / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(along / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Refuses a point that is not in its city. Without a known middle of the city, every point is possible. @throws Problem 400 */
export function checkPointInCity(
  { latitude, longitude }: Pick<Measured, 'latitude' | 'longitude'>,
  city: (Point & { name: string }) | undefined,
): void {
  if (latitude === null || longitude === null || !city) return;
  const km = kilometresBetween({ latitude, longitude }, city);
  if (km > limits.pointFromCity.km)
    throw badField('latitude', messages.thisPointIsFarFrom(Math.round(km), city.name, limits.pointFromCity.km));
}

/** Refuses a floor above the building's. @throws Problem 400 */
export function checkFloor({ floor, floors }: Pick<Measured, 'floor' | 'floors'>): void {
  if (floor != null && floors != null && floor > floors) throw badField('floor', messages.thisFloorIsTooHigh(floors));
}

/** Refuses amounts that a listing may have from before there were limits. @throws Problem 400 by field */
export function checkPossible({ price_in_paise: price, size_in_sqft: size, ...rest }: Measured): void {
  checkFloor(rest);
  if (price !== null && price < limits.price.min * 100)
    throw badField('price', messages.thisPriceIsTooLow(formatPrice(limits.price.min * 100)));
  if (size !== null && size < limits.size.min) throw badField('size', messages.thisSizeIsTooSmall(limits.size.min));
}

/** Medians of the published homes of a city, type and purpose. Paise. */
export interface UsualPrices {
  homes: number;
  price: number;
  /** Those whose size is known, too. */
  sized: number;
  perSquareFoot: number;
}

/** The lowest and the highest usual price, by the square foot or as a whole; null where too few homes show it. Paise. */
export interface UsualRanges {
  perSquareFoot: readonly [number, number] | null;
  whole: readonly [number, number] | null;
}

const { unusual } = limits;

/** The rule of `limits.unusual`. */
export function usualRanges({ homes, price, sized, perSquareFoot }: UsualPrices): UsualRanges {
  const around = (median: number, times: number) => [median / times, median * times] as const;
  return {
    perSquareFoot: sized >= unusual.homes ? around(perSquareFoot, unusual.timesPerSquareFoot) : null,
    whole: homes >= unusual.homes ? around(price, unusual.timesWhole) : null,
  };
}

/** The median that a price is far from, for this listing; null if it is usual. Paise. */
export function usualInstead(
  { price_in_paise: price, size_in_sqft: size }: Pick<Measured, 'price_in_paise' | 'size_in_sqft'>,
  usual: UsualPrices,
): number | null {
  if (price === null) return null;
  const ranges = usualRanges(usual);
  const isIn = ([least, most]: readonly [number, number], value: number) => value >= least && value <= most;
  if (size !== null && ranges.perSquareFoot)
    return isIn(ranges.perSquareFoot, price / size) ? null : usual.perSquareFoot * size;
  return ranges.whole && !isIn(ranges.whole, price) ? usual.price : null;
}

/** Two digits are enough for a comparison. */
const rounded = (amountInPaise: number) => {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(amountInPaise)) - 1);
  return Math.round(amountInPaise / step) * step;
};

/** The question that `confirm_unusual` answers: status 400 with the code `unusual`. */
export function asksWhetherRight(priceInPaise: number, usualInPaise: number, purpose: string): Problem {
  const message = messages.isThisPriceRight(
    formatPrice(priceInPaise),
    formatPrice(rounded(usualInPaise)),
    purpose === 'rent',
    priceInPaise < usualInPaise,
  );
  const field: UnusualField = 'price';
  return new Problem(400, 'unusual', message, { [field]: [message] });
}
