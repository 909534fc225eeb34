import type { ListingMap, MapCluster, MapProperty, PropertyCard } from '@contract/properties';
import * as messages from '@messages/app/resultsMap';
import { shortMoney, toPaise } from '../../ui/Money';
import { priceLabel } from './propertyLabels';
import { wholeNumber } from '../../ui/wholeNumber';

/** A listing or several, as the map shows them. */
export interface ResultMark {
  id: string;
  longitude: number;
  latitude: number;
  /** For screen readers: "12 homes from ₹1.2 Cr". */
  name: string;
  /** On the mark: a price. */
  text: string;
  /** On the mark of several. */
  count?: string;
  stands: { for: 'listing'; listing: MapProperty } | { for: 'several'; cluster: MapCluster };
}

/** A listing of the list, with its published point. */
type Placed = Pick<PropertyCard, 'id' | 'latitude' | 'longitude'>;

function markOfListing(listing: MapProperty): ResultMark {
  const { id, latitude, longitude, title } = listing;
  const price = listing.price === null ? messages.onRequest : shortMoney(toPaise(listing.price));
  // a rent is never read as a price to buy
  const text = listing.price !== null && listing.purpose === 'rent' ? messages.aMonthShort(price) : price;
  return {
    id: `listing-${id}`,
    latitude,
    longitude,
    name: messages.titleAndPrice(title, priceLabel(listing)),
    text,
    stands: { for: 'listing', listing },
  };
}

function markOfSeveral(cluster: MapCluster, isExact: boolean): ResultMark {
  const { latitude, longitude, count, min_price: price, purpose } = cluster;
  const lowest = price === null ? undefined : shortMoney(toPaise(price));
  return {
    id: `several-${longitude},${latitude}`,
    latitude,
    longitude,
    name: messages.severalHomes(wholeNumber.format(count), isExact, lowest, purpose === 'rent'),
    text: lowest ? messages.andMore(purpose === 'rent' ? messages.aMonthShort(lowest) : lowest) : '',
    count: wholeNumber.format(count),
    stands: { for: 'several', cluster },
  };
}

/** The marks of a map's response, from north to south, which is also their order for the keyboard. */
export function marksOf({ clusters, properties, exact }: ListingMap): ResultMark[] {
  return [...clusters.map((cluster) => markOfSeveral(cluster, exact)), ...properties.map(markOfListing)].sort(
    (one, other) => other.latitude - one.latitude || one.longitude - other.longitude,
  );
}

/** The listings that a mark stands for, of those in the list. */
export function listingsOf({ stands }: ResultMark, rows: readonly Placed[]): number[] {
  if (stands.for === 'listing') return [stands.listing.id];
  const { west, south, east, north } = stands.cluster.bbox;
  return rows
    .filter(
      ({ latitude, longitude }) =>
        latitude !== null &&
        longitude !== null &&
        longitude >= west &&
        longitude <= east &&
        latitude >= south &&
        latitude <= north,
    )
    .map(({ id }) => id);
}

/** The mark that stands for a listing; undefined if the map does not show it. */
export const markOf = (id: number, marks: readonly ResultMark[], rows: readonly Placed[]) =>
  marks.find(({ stands }) => stands.for === 'listing' && stands.listing.id === id) ??
  marks.find((mark) => mark.stands.for === 'several' && listingsOf(mark, rows).includes(id));
