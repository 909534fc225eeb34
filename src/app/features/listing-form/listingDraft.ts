import type { Property } from '@contract/properties';
import { listingDrafts } from '../../platform/listingDrafts';
import { newClientId } from '../../platform/viewer';
import type { PhotoInput } from './photoMachine';
import { type ListingEntry, emptyEntry, entryOf, isStarted, readableEntries } from './propertyFormFields';
import type { FormInput, SavedListing } from './propertyFormMachine';

/** What a browser keeps of a listing that is being written: its words, and its photos that the server does not have yet. */
export interface SavedDraft extends SavedListing {
  photos: readonly PhotoInput[];
}

/** A new listing of an account, or of a visitor (null); a change of one listing. */
export function draftKey(username: string | null, property?: Pick<Property, 'id'>): string {
  return `${username ?? ''}/${property?.id ?? 'new'}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const readWords = (value: unknown): ListingEntry | undefined =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
    ? (value as ListingEntry)
    : undefined;
const isPhoto = (value: unknown): value is PhotoInput =>
  isRecord(value) &&
  typeof value.clientId === 'string' &&
  typeof value.name === 'string' &&
  typeof value.size === 'number' &&
  typeof value.alt === 'string';

/** What this browser keeps under a key; undefined when it is nothing, or nothing that can be read. */
export function readDraft(key: string): SavedDraft | undefined {
  const kept = listingDrafts.read(key);
  if (!isRecord(kept)) return undefined;
  const { clientId, draftId, savedAt, photos } = kept;
  const [typed, stored] = [readWords(kept.typed), readWords(kept.stored)];
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
      image: null,
      isLarge: photo.isLarge === true,
    })),
  };
}

/** Whether there is anything in it that would be missed. */
export function isWorthSaving({ typed, draftId, photos }: SavedDraft): boolean {
  return isStarted(typed) || draftId !== null || photos.length > 0;
}

interface Begin {
  kept: SavedDraft | undefined;
  /** The listing that is changed. */
  property?: Property | undefined;
  account: boolean;
  marksFeatured: boolean;
}

/** Where a form begins: where it was left in this browser, else with the listing as it is, else with nothing. */
export function initialEntry({ kept, property, account, marksFeatured }: Begin): FormInput {
  const blank: ListingEntry = property
    ? entryOf(property, marksFeatured)
    : { ...emptyEntry, ...(marksFeatured && { featured: 'false' }) };
  const live = property !== undefined && property.lifecycle !== 'draft';
  const none = { typed: blank, stored: blank, clientId: newClientId(), draftId: null, savedAt: null };
  const { typed, stored, clientId, draftId, savedAt } = kept ?? none;
  const begun = property
    ? // the listing may have been changed elsewhere since: what was not written here is as it is now
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
    photoList: { added: kept?.photos ?? [], images: property?.images ?? [] },
  };
}
