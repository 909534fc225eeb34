import { limits } from '@contract/limits';
import type { ListingFieldSpec } from '@contract/listingFieldSpec';
import { type ListingField, fieldsWhere } from '@contract/listingFields';
import * as messages from '@messages/app/listingForm';
import { type ListingEntry, emptyEntry } from './propertyFormFields';

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
  { id: 'basics', title: messages.basics, needs: ['title', 'description', 'property_type'] },
  { id: 'place', title: messages.placeAndPrice, needs: ['location', 'price'] },
  { id: 'rooms', title: messages.roomsAndArea },
  { id: 'costs', title: messages.costsAndPapers, first: ['year_built', 'rera_status', 'rera_number', 'rera_reason'] },
  { id: 'amenities', title: messages.amenities },
  { id: 'photos', title: messages.photos },
];

/** The fields of a section, in the form's order. */
export function fieldsOfSection(id: SectionId): readonly ListingField[] {
  const first = formSections.find((section) => section.id === id)?.first ?? [];
  return [...new Set([...first, ...fieldsWhere(({ section }) => section === id)])];
}

/** Fields that the map asks for, see `PlaceField`; the others have a control each. */
export const mapFields: ReadonlySet<ListingField> = new Set(['latitude', 'longitude', 'location_precision']);

/** The completed sections. */
export function doneSections(entry: ListingEntry, photos: number): ReadonlySet<SectionId> {
  // a choice that every listing has from the start fills in nothing
  const has = (field: string) => !['', emptyEntry[field]].includes(entry[field] ?? '');
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
        ? messages.photosOrMoreListingsWithout(wanted.photos)
        : messages.moreListingsWithPlusPhotosGet(wanted.photos - photos, wanted.photos),
    ],
    [text('title').length < wanted.title, 'basics', messages.aTitleThatSaysWhat],
    [
      text('description').length < wanted.description,
      'basics',
      messages.aDescriptionOfCharactersOrMore(wanted.description, text('description'), text('description').length),
    ],
    [text('price') === '', 'place', messages.thePrice],
    [text('location') === '', 'place', messages.theLocality],
    [text('size') === '', 'rooms', messages.theArea],
    [rooms(typeName) && text('bedrooms') === '', 'rooms', messages.numberOfBedrooms],
    [text('amenities') === '', 'amenities', messages.amenitiesSentence],
    [text('rera_number') === '' && text('rera_status') !== 'exempt', 'costs', messages.reraNumber],
  ];
  return lacking.filter(([lacks]) => lacks).map(([, section, text]) => ({ section, text }));
}

/** How many more photos a listing may have. */
export const roomFor = (photos: number): number => Math.max(0, limits.picture.perListing - photos);
