import { propertyFieldNames } from '@contract/listingFields';
import { toApiFailure, errorMessage } from '../../api/apiError';

export const posted = 'Property posted successfully!';
export const updated = 'Property updated!';

const named: Readonly<Record<string, string>> = {
  ...propertyFieldNames,
  images: 'Photos',
  remove_images: 'Photos',
  amenities: 'Amenities',
  lifecycle: 'On the site',
};

/** The server's data as a reader can use it; undefined when there is nothing to read in it. */
function dataWords(body: unknown): string | undefined {
  if (typeof body === 'string') return body.trim() === '' || body.trim().startsWith('<') ? undefined : body.trim();
  if (typeof body !== 'object' || body === null) return undefined;
  const { detail } = body as { detail?: unknown };
  if (typeof detail === 'string') return detail;
  const fields = Object.entries(body).flatMap(([field, messages]) =>
    Array.isArray(messages) ? [`${named[field] ?? field}: ${messages.join(' ')}`] : [],
  );
  return fields.length > 0 ? fields.join(' ') : undefined;
}

/** The specification's alert: 'Upload failed: ' and what the server said, or why it said nothing. */
export function uploadFailure(refusal: unknown): string {
  const error = toApiFailure(refusal);
  return `Upload failed: ${(error.kind === 'answered' && dataWords(error.body)) || errorMessage(refusal)}`;
}
