import type { Property } from '@contract/properties';
import { listingDrafts } from '../../platform/listingDrafts';
import { newClientId } from '../../platform/viewer';
import type { PhotoInput } from './photoMachine';
import { type ListingEntry, emptyEntry, entryOf, isStarted, readableEntries } from './propertyFormFields';
import type { FormInput, SavedListing } from './propertyFormMachine';

/** A listing draft in this browser: its field values, and the photos that the server does not have yet. */
export interface SavedDraft extends SavedListing {
  photos: readonly PhotoInput[];
}

/** The key of a new listing of an account or of a visitor (null), or of an edited listing. */
export function draftKey(username: string | null, property?: Pick<Property, 'id'>): string {
  return `${username ?? ''}/${property?.id ?? 'new'}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const parseEntry = (value: unknown): ListingEntry | undefined =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
    ? (value as ListingEntry)
    : undefined;
const isPhoto = (value: unknown): value is PhotoInput =>
  isRecord(value) &&
  typeof value.clientId === 'string' &&
  typeof value.name === 'string' &&
  typeof value.size === 'number' &&
  typeof value.alt === 'string';

/** The stored draft of a key; undefined if there is none or it is invalid. */
export function readDraft(key: string): SavedDraft | undefined {
  const saved = listingDrafts.read(key);
  if (!isRecord(saved)) return undefined;
  const { clientId, draftId, savedAt, photos } = saved;
  const [typed, stored] = [parseEntry(saved.typed), parseEntry(saved.stored)];
  if (!typed || !stored || typeof clientId !== 'string' || !Array.isArray(photos)) return undefined;
  return {
    typed,
    stored,
    clientId,
    draftId: typeof draftId === 'number' ? draftId : null,
    savedAt: typeof savedAt === 'string' ? savedAt : null,
    photos: photos.filter(isPhoto).map((photo) => ({
      clientId: photo.clientId,
      name: photo.name,
      size: photo.size,
      alt: photo.alt,
      ...(photo.kind === 'floor_plan' && { kind: 'floor_plan' as const }),
      image: null,
      isLarge: photo.isLarge === true,
    })),
  };
}

/** Whether the draft has any content that would be missed. */
export function isWorthSaving({ typed, draftId, photos }: SavedDraft): boolean {
  return isStarted(typed) || draftId !== null || photos.length > 0;
}

interface Begin {
  draft: SavedDraft | undefined;
  /** The edited listing. */
  property?: Property | undefined;
  account: boolean;
  marksFeatured: boolean;
}

/** The form's initial state: the draft of this browser, otherwise the listing, otherwise an empty form. */
export function initialEntry({ draft, property, account, marksFeatured }: Begin): FormInput {
  const blank: ListingEntry = property
    ? entryOf(property, marksFeatured)
    : { ...emptyEntry, ...(marksFeatured && { featured: 'false' }) };
  const live = property !== undefined && property.lifecycle !== 'draft';
  const none = { typed: blank, stored: blank, clientId: newClientId(), draftId: null, savedAt: null };
  const { typed, stored, clientId, draftId, savedAt } = draft ?? none;
  const begun = property
    ? // the listing may have changed elsewhere since: fields that were not edited here take its current values
      {
        typed: Object.fromEntries(
          Object.entries(blank).map(([field, now]) => [
            field,
            (typed[field] ?? '') === (stored[field] ?? '') ? now : (typed[field] ?? ''),
          ]),
        ),
        stored: blank,
        draftId: property.id,
        savedAt: property.changed_at ?? null,
      }
    : { typed, stored, draftId, savedAt };
  return {
    ...begun,
    clientId,
    entry: readableEntries(begun.typed, begun.stored),
    blank,
    account,
    live,
    photos: { busy: 0, failed: 0 },
    photoList: { added: draft?.photos ?? [], images: property?.images ?? [] },
  };
}
