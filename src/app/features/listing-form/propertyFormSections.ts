import { limits } from '@contract/limits';
import { type ListingField, type ListingFieldSpec, fieldsWhere } from '@contract/listingFields';
import type { ListingEntry } from './propertyFormFields';

export type SectionId = NonNullable<ListingFieldSpec['section']> | 'photos';

interface Section {
  id: SectionId;
  title: string;
  /** Fields that come first; the others follow in the order of the table. */
  first?: readonly ListingField[];
  /** Complete if all of these are filled; without them, any field of the section is enough. */
  needs?: readonly ListingField[];
}

export const formSections: readonly Section[] = [
  { id: 'basics', title: 'Basics', needs: ['title', 'description', 'property_type'] },
  { id: 'place', title: 'Place and price', needs: ['location', 'price'] },
  { id: 'rooms', title: 'Rooms and area' },
  { id: 'costs', title: 'Costs and papers', first: ['year_built', 'rera_number'] },
  { id: 'amenities', title: 'Amenities' },
  { id: 'photos', title: 'Photos' },
];

/** The fields of a section, in the form's order. */
export function fieldsOfSection(id: SectionId): readonly ListingField[] {
  const first = formSections.find((section) => section.id === id)?.first ?? [];
  return [...new Set([...first, ...fieldsWhere(({ section }) => section === id)])];
}

/** The completed sections. */
export function doneSections(entry: ListingEntry, photos: number): ReadonlySet<SectionId> {
  const has = (field: string) => (entry[field] ?? '') !== '';
  const done = formSections.filter(({ id, needs }) => {
    if (id === 'photos') return photos > 0;
    return needs ? needs.every(has) : fieldsOfSection(id).some(has);
  });
  return new Set(done.map(({ id }) => id));
}

/** What buyers look at first. */
const wanted = { photos: 6, description: 300, title: 12 } as const;

export interface Advice {
  section: SectionId;
  text: string;
}

const rooms = (type: string) => !/plot|commercial|land/i.test(type);

/**
 * Suggestions that would improve a listing, most important first. `typeName` is the name of its property type, or
 * empty.
 */
export function adviceFor(entry: ListingEntry, photos: number, typeName: string): readonly Advice[] {
  const text = (field: string) => entry[field] ?? '';
  const lacking: readonly (readonly [lacks: boolean, section: SectionId, text: string])[] = [
    [
      photos < wanted.photos,
      'photos',
      photos === 0
        ? `Photos: ${wanted.photos} or more. Listings without photos get skipped.`
        : `${wanted.photos - photos} more ${wanted.photos - photos === 1 ? 'photo' : 'photos'}: listings with ${wanted.photos}+ photos get the most enquiries.`,
    ],
    [text('title').length < wanted.title, 'basics', 'A title that says what it is and what makes it special.'],
    [
      text('description').length < wanted.description,
      'basics',
      `A description of ${wanted.description} characters or more: the house, the light, the street.${text('description') ? ` It has ${text('description').length}.` : ''}`,
    ],
    [text('price') === '', 'place', 'The price. “Price on request” brings fewer enquiries.'],
    [text('location') === '', 'place', 'The locality, which buyers search by.'],
    [text('size') === '', 'rooms', 'The area.'],
    [rooms(typeName) && text('bedrooms') === '', 'rooms', 'Number of bedrooms.'],
    [text('amenities') === '', 'amenities', 'Amenities.'],
    [text('rera_number') === '', 'costs', 'RERA number, if applicable.'],
  ];
  return lacking.filter(([lacks]) => lacks).map(([, section, text]) => ({ section, text }));
}

/** How many more photos a listing may have. */
export const roomFor = (photos: number): number => Math.max(0, limits.picture.perListing - photos);
