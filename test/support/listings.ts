/*
 * - propertyWith({ title, … }): a listing as the API returns it: the given fields, all others empty.
 * - sampleOf(field): a value for a field, as a form sends it (`written`) and as responses show it (`shown`), both within
 *   its limits.
 */
import { type ListingField, fieldSpec, fieldsWhere } from '@contract/listingFields';
import type { Property } from '@contract/properties';

const emptyAs = {
  text: '',
  nullableText: null,
  nullableChoice: null,
  reference: { id: 0, name: '' },
  money: null,
  whole: null,
  area: null,
  month: null,
  link: null,
  ids: [],
  flag: false,
  degrees: null,
};

function emptyValue(field: ListingField): unknown {
  const { kind, options } = fieldSpec(field);
  return kind === 'choice' ? Object.keys(options ?? {})[0] : emptyAs[kind];
}

const named = (field: ListingField, value: unknown): (readonly [name: string, value: unknown])[] => {
  const { alias } = fieldSpec(field);
  return [[field, value], ...(alias ? [[alias, value] as const] : [])];
};

export function propertyWith(given: Partial<Property> = {}): Property {
  const fields = Object.fromEntries(fieldsWhere().flatMap((field) => named(field, emptyValue(field))));
  const others = {
    id: 1,
    lifecycle: 'published',
    createdAt: '2026-01-01T00:00:00.000Z',
    image: null,
    images: [],
    days_on_market: 3,
    price_history: [],
    location_source: null,
    owner: { id: 1, name: 'Meera' },
    papers: [],
    has_plan: false,
    has_documents: false,
    tour: [],
  };
  return { ...fields, ...others, ...given } as Property;
}

interface Sample {
  written: string | string[];
  shown: unknown;
}

export function sampleOf(field: ListingField): Sample {
  const { kind, label, limits: { min = 0 } = {}, options } = fieldSpec(field);
  const option = Object.keys(options ?? {}).at(-1) ?? '';
  const samples: Record<typeof kind, Sample> = {
    text: { written: `Its ${label}`, shown: `Its ${label}` },
    nullableText: { written: `Its ${label}`, shown: `Its ${label}` },
    choice: { written: option, shown: option },
    nullableChoice: { written: option, shown: option },
    reference: { written: '2', shown: { id: 2, name: expect.any(String) } },
    money: { written: '1234.5', shown: '1234.50' },
    whole: { written: String(min + 1), shown: min + 1 },
    area: { written: String(min + 1), shown: min + 1 },
    link: { written: 'https://videos.example/home', shown: 'https://videos.example/home' },
    month: { written: '2027-03', shown: '2027-03' },
    ids: { written: ['1', '2'], shown: [1, 2] },
    flag: { written: 'true', shown: true },
    // in Pune, the second city of tests
    degrees: field === 'latitude' ? { written: '18.5204', shown: 18.5204 } : { written: '73.8567', shown: 73.8567 },
  };
  return samples[kind];
}
