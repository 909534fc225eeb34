import type { ListingEntry } from './propertyFormFields';

/** Appends a field to a body: nothing if it is empty, amenities one by one. */
function put(body: FormData, field: string, value: string): void {
  if (value === '') return;
  for (const one of field === 'amenities' ? value.split(',') : [value]) body.append(field, one);
}

/** A point is sent whole: neither of its angles means anything alone. */
const otherAngle: Readonly<Record<string, string>> = { latitude: 'longitude', longitude: 'latitude' };

/**
 * The multipart body of an update: the fields that differ from the server's. The server keeps the value of an absent
 * field, so fields that were emptied are listed in `clear`. It refuses a change of another version than the one given,
 * and asks about an unusual price unless this one `confirms` it.
 */
export function writeChange(
  entry: ListingEntry,
  before: ListingEntry,
  { version, confirms = false }: { version?: number | undefined; confirms?: boolean } = {},
): FormData {
  const body = new FormData();
  if (confirms) body.append('confirm_unusual', 'true');
  if (version !== undefined) body.append('version', String(version));
  for (const [field, value] of Object.entries(entry)) {
    const isSame = (name: string) => (entry[name] ?? '') === (before[name] ?? '');
    if (isSame(field) && isSame(otherAngle[field] ?? field)) continue;
    if (value === '') body.append('clear', field);
    else put(body, field, value);
  }
  return body;
}

/** The JSON body of a new draft, without empty fields. */
export function writeDraft(entry: ListingEntry, clientId: string): Record<string, unknown> {
  const given = Object.entries(entry)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => [field, field === 'amenities' ? value.split(',') : value] as const);
  return { ...Object.fromEntries(given), client_id: clientId };
}

/** The multipart body of a complete new listing: empty fields are absent, `images` and `amenities` are repeated. */
export function writeListing(entry: ListingEntry, photos: readonly File[], confirms = false): FormData {
  const body = new FormData();
  if (confirms) body.append('confirm_unusual', 'true');
  for (const [field, value] of Object.entries(entry)) put(body, field, value);
  for (const photo of photos) body.append('images', photo, photo.name);
  return body;
}
