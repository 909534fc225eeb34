import type { ListingEntry } from './propertyFormFields';

/** Puts a field into a body: nothing when it is empty, amenities one by one. */
function put(body: FormData, field: string, value: string): void {
  if (value === '') return;
  for (const one of field === 'amenities' ? value.split(',') : [value]) body.append(field, one);
}

/**
 * The multipart body of a change: the fields that are not as the server has them. An absent field would leave its value as it is, so
 * those that were emptied are named as `clear`.
 */
export function writeChange(entry: ListingEntry, before: ListingEntry): FormData {
  const body = new FormData();
  for (const [field, value] of Object.entries(entry)) {
    if (value === (before[field] ?? '')) continue;
    if (value === '') body.append('clear', field);
    else put(body, field, value);
  }
  return body;
}

/** The JSON body of a draft that begins: what is there. */
export function writeDraft(entry: ListingEntry, clientId: string): Record<string, unknown> {
  const given = Object.entries(entry)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => [field, field === 'amenities' ? value.split(',') : value] as const);
  return { ...Object.fromEntries(given), client_id: clientId };
}

/** The multipart body of a whole new listing: empty fields absent, `images` and `amenities` repeated. */
export function writeListing(entry: ListingEntry, photos: readonly File[]): FormData {
  const body = new FormData();
  for (const [field, value] of Object.entries(entry)) put(body, field, value);
  for (const photo of photos) body.append('images', photo, photo.name);
  return body;
}
