import { limits } from '@contract/limits';
import type { ListingEntry, PropertyField } from './propertyFormFields';

/** The form's sections: id, title, and the fields of which at least one makes it begun. */
export const formSections = [
  { id: 'basics', title: 'Basics', fields: ['title', 'description', 'property_type'] },
  { id: 'place', title: 'Place and price', fields: ['location', 'price'] },
  { id: 'rooms', title: 'Rooms and area', fields: ['bedrooms', 'bathrooms', 'size', 'parking'] },
  { id: 'costs', title: 'Costs and papers', fields: ['year_built', 'rera_number', 'hoa_fees', 'property_tax'] },
  { id: 'amenities', title: 'Amenities', fields: ['amenities'] },
  { id: 'photos', title: 'Photos', fields: [] },
] as const satisfies readonly { id: string; title: string; fields: readonly (PropertyField | 'amenities')[] }[];

export type SectionId = (typeof formSections)[number]['id'];

/** Sections whose fields must all be there, or rather should. */
const wholeSections: ReadonlySet<string> = new Set(['basics', 'place']);

/** The sections in which nothing is left to do: all of what a listing needs, something of what it may have. */
export function doneSections(entry: ListingEntry, photos: number): ReadonlySet<SectionId> {
  const has = (field: string) => (entry[field] ?? '') !== '';
  return new Set(
    formSections
      .filter(({ id, fields }) => {
        if (id === 'photos') return photos > 0;
        return wholeSections.has(id) ? fields.every(has) : fields.some(has);
      })
      .map(({ id }) => id),
  );
}

/** What buyers look for first. */
const wanted = { photos: 6, description: 300, title: 12 } as const;

export interface Advice {
  section: SectionId;
  words: string;
}

const rooms = (type: string) => !/plot|commercial|land/i.test(type);

/** What a good listing has and this one lacks, the weightiest first. `typeName` is the name of its type, empty while there is none. */
export function adviceFor(entry: ListingEntry, photos: number, typeName: string): readonly Advice[] {
  const text = (field: string) => entry[field] ?? '';
  const lacking: readonly (readonly [lacks: boolean, section: SectionId, words: string])[] = [
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
  return lacking.filter(([lacks]) => lacks).map(([, section, words]) => ({ section, words }));
}

/** Photos that a listing has room for beside these. */
export const roomFor = (photos: number): number => Math.max(0, limits.picture.perListing - photos);
