import {
  type GeneratedType,
  generatedTypes,
  houseSentences,
  localities,
  nameBegins,
  nameEnds,
  nameKinds,
  placeSentences,
  qualities,
  statuses,
} from './generatedWords';
import { pointNear } from './points';

/** Random numbers from 0 to below 1, the same ones for the same seed (mulberry32, T. Ettinger, public domain). */
export function diceOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Dice = () => number;
const pick = <Value>(dice: Dice, values: readonly Value[]): Value =>
  values[Math.floor(dice() * values.length)] as Value;
/** Small numbers are more frequent. */
const between = (dice: Dice, [from, to]: readonly [number, number]) => from + (to - from) * dice() ** 2;

function typeOf(dice: Dice): GeneratedType {
  let left = dice() * 100;
  for (const type of generatedTypes) {
    left -= type.share;
    if (left < 0) return type;
  }
  return generatedTypes[0] as GeneratedType;
}

function purposeOf(dice: Dice, { type }: GeneratedType): 'sale' | 'rent' | 'invest' {
  const thrown = dice();
  if (type === 'Plot' || type === 'Resort') return thrown < 0.9 ? 'sale' : 'invest';
  if (type === 'Commercial') return thrown < 0.4 ? 'sale' : thrown < 0.8 ? 'rent' : 'invest';
  return thrown < 0.7 ? 'sale' : thrown < 0.96 ? 'rent' : 'invest';
}

/** In paise. Prices are multiples of ten thousand rupees or a lakh, monthly rents of five hundred. */
function priceOf(dice: Dice, purpose: string, worthInRupees: number): number | null {
  if (dice() < 0.02) return null;
  return purpose === 'rent'
    ? Math.max(1, Math.round((worthInRupees * 0.0027) / 500)) * 500_00
    : Math.max(1, Math.round(worthInRupees / 10_000)) * 10_000_00;
}

function describe(dice: Dice, type: GeneratedType): string {
  const built = type.type === 'Plot' ? [] : [pick(dice, houseSentences), pick(dice, houseSentences)];
  return [
    ...new Set([...built, pick(dice, placeSentences), pick(dice, placeSentences), pick(dice, placeSentences)]),
  ].join(' ');
}

export interface GeneratedListing {
  title: string;
  description: string;
  status: string;
  lifecycle: string;
  purpose: 'sale' | 'rent' | 'invest';
  type: GeneratedType['type'];
  city: 'Indore' | 'Pune';
  location: string;
  price: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  size: number;
  parking: string | null;
  year: number | null;
  /** Indexes in the list of amenities. */
  amenities: number[];
  featured: boolean;
  /** Name of a demonstration picture. */
  cover: string;
  /** Null: its owner set no point. */
  latitude: number | null;
  longitude: number | null;
  precision: 'area' | 'exact';
  /** The columns of the other filters by name; null where nobody knows. */
  others: Readonly<Record<string, string | number | null>>;
}

/** How far a listing is from the middle of its locality at most, in kilometres. */
const spread = 2.4;

const spaces: Readonly<Record<string, number>> = {
  '1 covered': 1,
  '2 covered': 2,
  '1 open': 1,
  '1 covered, 1 open': 2,
};
const facings = ['north', 'north_east', 'east', 'south_east', 'south', 'south_west', 'west', 'north_west'];
/** Types that lie on a floor of a building. */
const onFloors: ReadonlySet<string> = new Set(['Apartment', 'Penthouse', 'Commercial']);

/** What the other filters read; owners leave much of it out. */
function othersOf(dice: Dice, type: GeneratedType['type'], size: number, parking: string | null) {
  const maybe = <Value>(share: number, value: () => Value) => (dice() < share ? value() : null);
  const isBuilt = type !== 'Plot';
  const floors = onFloors.has(type) ? 2 + Math.floor(dice() * 22) : null;
  const possession = isBuilt ? maybe(0.7, () => (dice() < 0.85 ? 'ready' : 'under_construction')) : null;
  const registered = maybe(0.4, () => `P${Math.floor(1e10 + dice() * 8e10)}`);
  return {
    possession,
    possession_month:
      possession === 'under_construction'
        ? `${2026 + Math.floor(dice() * 4)}-${String(1 + Math.floor(dice() * 12)).padStart(2, '0')}`
        : null,
    furnishing: isBuilt ? maybe(0.6, () => pick(dice, ['unfurnished', 'semi', 'full'])) : null,
    facing: maybe(0.6, () => pick(dice, facings)),
    floors,
    floor: floors && (type === 'Penthouse' ? floors : Math.floor(dice() * (floors + 1))),
    carpet_area: isBuilt ? maybe(0.5, () => Math.round(size * (0.65 + dice() * 0.2))) : null,
    plot_area: type === 'Villa' ? maybe(0.7, () => Math.round(size * (0.7 + dice()))) : null,
    parking_spaces: (parking && spaces[parking]) ?? null,
    rera_status: registered ? 'registered' : 'not_stated',
    rera_number: registered,
  };
}

/** Generates a listing from its number and a seed. `amenityCount` is the number of amenities to choose from. */
export function generatedListing(seed: number, number: number, amenityCount: number): GeneratedListing {
  const dice = diceOf(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number, 0x85ebca6b));
  const type = typeOf(dice);
  const city = dice() < 0.58 ? 'Pune' : 'Indore';
  const place = pick(dice, localities[city]);
  const purpose = purposeOf(dice, type);
  const size = Math.round(between(dice, type.size) / 10) * 10;
  const bedrooms =
    type.perBedroom === 0 ? null : Math.min(20, Math.max(1, Math.round(size / type.perBedroom + dice() - 0.5)));
  const home = `${pick(dice, nameBegins)}${pick(dice, nameEnds)} ${pick(dice, nameKinds)}`;
  const noun = pick(dice, type.nouns);
  const title = `${pick(dice, qualities)} ${bedrooms === null ? noun : `${bedrooms}-bedroom ${noun}`} in ${home}, ${place.name}`;
  const thrown = dice();
  const listing = {
    title,
    description: describe(dice, type),
    status: pick(dice, statuses[purpose]),
    lifecycle: thrown < 0.94 ? 'published' : thrown < 0.98 ? 'sold' : 'archived',
    purpose,
    type: type.type,
    city,
    location: place.name,
    price: priceOf(dice, purpose, size * place.rate * type.rate * (0.8 + 0.4 * dice())),
    bedrooms,
    bathrooms: bedrooms && Math.max(1, bedrooms - (dice() < 0.4 ? 1 : 0)),
    size,
    parking:
      type.type === 'Plot' ? null : pick(dice, ['1 covered', '2 covered', '1 open', '1 covered, 1 open', 'Street']),
    year: type.type === 'Plot' ? null : 1995 + Math.floor(dice() * 32),
    amenities: Array.from({ length: amenityCount }, (_, at) => at).filter(() => dice() < 0.18),
    featured: dice() < 0.002,
    cover: pick(dice, type.covers),
  } as const;
  // thrown last, so that everything else stays as earlier versions made it
  const point = dice() < 0.9 ? pointNear(place, dice, spread) : { latitude: null, longitude: null };
  const precision = dice() < 0.25 ? 'exact' : 'area';
  return { ...listing, ...point, precision, others: othersOf(dice, type.type, size, listing.parking) };
}
