import { type ListingField, fieldSpec, listingFields } from '@contract/listingFields';
import type { Property } from '@contract/properties';
import * as messages from '@messages/app/listingForm';
import { answeredFields, codeOf } from '../../api/apiError';
import { exactMoney, toPaise } from '../../ui/Money';
import { type ListingEntry, entryOf } from './propertyFormFields';
import { type FormRefusal, same } from './propertyFormMachine';

/** What the server is known to have. */
export interface KnownListing {
  version: number | undefined;
  entry: ListingEntry;
}

export const knownOf = (property: Property, marksFeatured: boolean): KnownListing => ({
  version: property.version,
  entry: entryOf(property, marksFeatured),
});

/** The listing as it is now, if a save was refused because it is another one than was read. */
export function currentOf(error: unknown): Property | undefined {
  return codeOf(error) === 'stale' ? (answeredFields(error).current as Property) : undefined;
}

/** How many characters of somebody else's text an error quotes. */
const quoteLength = 400;

/** The error of a field that both changed: it quotes the stored value, and the typed one stays in the field. */
function conflictMessage(field: string, value: string): string {
  if (value === '') return messages.theyEmptiedIt;
  const spec = Object.hasOwn(listingFields, field) ? fieldSpec(field as ListingField) : undefined;
  const label = spec?.options?.[value];
  if (label) return messages.theySaved(label);
  if (spec?.kind === 'money') return messages.theySaved(exactMoney(toPaise(value)));
  if (spec && ['text', 'nullableText', 'whole', 'area'].includes(spec.kind))
    return messages.theySaved([...value].slice(0, quoteLength).join(''));
  return messages.theyChoseAnother;
}

/**
 * The refusal of a save whose listing somebody else changed: with their values to merge, and with both values at each
 * field that both sides changed. Undefined if nothing that the form shows is another: a photo or a job moved the version.
 */
export function refusalOfStale(
  current: Property,
  known: KnownListing,
  mine: { entry: ListingEntry; stored: ListingEntry },
  marksFeatured: boolean,
): FormRefusal | undefined {
  const theirs = entryOf(current, marksFeatured);
  if (same(theirs, known.entry)) return undefined;
  const differ = (one: ListingEntry, other: ListingEntry, field: string) => (one[field] ?? '') !== (other[field] ?? '');
  const both = Object.keys(theirs).filter(
    (field) =>
      differ(theirs, known.entry, field) && differ(mine.entry, mine.stored, field) && differ(mine.entry, theirs, field),
  );
  const fields = Object.fromEntries(both.map((field) => [field, [conflictMessage(field, theirs[field] ?? '')]]));
  return {
    kind: 'stale',
    error: { status: 409, data: { code: 'stale', detail: messages.changedMeanwhile, ...fields } },
    current: { stored: theirs, savedAt: current.changed_at ?? null, images: current.images },
  };
}
