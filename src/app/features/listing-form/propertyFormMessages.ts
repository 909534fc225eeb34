import { limits } from '@contract/limits';
import { type ListingField, labelOfField } from '@contract/listingFields';
import { toApiFailure, errorMessage } from '../../api/apiError';

export const posted = 'Property posted successfully!';
export const updated = 'Property updated!';

/** The help below a field; a valid amount or area in words replaces it. */
export const fieldHelp: Readonly<Partial<Record<ListingField, string>>> = {
  title: 'Such as “Courtyard villa with a lap pool”.',
  description: `Up to ${limits.description.max.toLocaleString('en-IN')} characters. Leave a blank line to start a new paragraph.`,
  status: 'For example “Ready to move” or “Possession in May”.',
  location: 'Locality and landmark, for example “Nipania, near Advance Academy”.',
  price:
    'For example 2.75 Cr, 65 lakh or 1,50,00,000. For rentals, enter the monthly rent. Leave it empty to show “Price on request”.',
  size: 'In square feet, or with a unit: 120 sq m, 200 gaj or 2 acre.',
  parking: 'Such as “2 covered”.',
  hoa_fees: 'In rupees per month.',
  property_tax: 'In rupees per year.',
  rera_number: 'As listed in the state RERA register.',
};

/** Labels of a request's other parts. */
const otherLabels: Readonly<Record<string, string>> = {
  images: 'Photos',
  remove_images: 'Photos',
  lifecycle: 'On the site',
};

/** The server's data as readable text; undefined if there is none. */
function dataMessage(body: unknown): string | undefined {
  if (typeof body === 'string') return body.trim() === '' || body.trim().startsWith('<') ? undefined : body.trim();
  if (typeof body !== 'object' || body === null) return undefined;
  const { detail } = body as { detail?: unknown };
  if (typeof detail === 'string') return detail;
  const fields = Object.entries(body).flatMap(([field, messages]) =>
    Array.isArray(messages) ? [`${labelOfField(field) ?? otherLabels[field] ?? field}: ${messages.join(' ')}`] : [],
  );
  return fields.length > 0 ? fields.join(' ') : undefined;
}

/** The specification's alert: 'Upload failed: ' and the server's message, or why there is none. */
export function uploadFailure(refusal: unknown): string {
  const error = toApiFailure(refusal);
  return `Upload failed: ${(error.kind === 'answered' && dataMessage(error.body)) || errorMessage(refusal)}`;
}
