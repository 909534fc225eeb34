import { limits } from '@contract/limits';
import { type ListingField, labelOfField } from '@contract/listingFields';
import * as language from '@messages/language';
import * as messages from '@messages/app/listingForm';
import { toApiFailure, errorMessage } from '../../api/apiError';

export const posted = messages.posted;
export const updated = messages.updated;

/** The help below a field; a valid amount or area in words replaces it. */
export const fieldHelp: Readonly<Partial<Record<ListingField, string>>> = {
  title: messages.suchAsCourtyardVilla,
  description: messages.upToCharacters(limits.description.max.toLocaleString(language.tag)),
  status: messages.forExampleReadyToMove,
  location: messages.localityAndLandmark,
  price: messages.forExample275Cr,
  size: messages.inSquareFeet,
  parking: messages.suchAs2Covered,
  hoa_fees: messages.inRupeesPerMonth,
  property_tax: messages.inRupeesPerYear,
  video: messages.suchAsAVideo,
  rera_number: messages.asListedInTheStateRera,
  rera_reason: messages.suchAsCompleted,
};

/** Labels of a request's other parts. */
const otherLabels: Readonly<Record<string, string>> = {
  images: messages.photos,
  remove_images: messages.photos,
  lifecycle: messages.onTheSite,
};

/** The server's data as readable text; undefined if there is none. */
function dataMessage(body: unknown): string | undefined {
  if (typeof body === 'string') return body.trim() === '' || body.trim().startsWith('<') ? undefined : body.trim();
  if (typeof body !== 'object' || body === null) return undefined;
  const { detail } = body as { detail?: unknown };
  if (typeof detail === 'string') return detail;
  const fields = Object.entries(body).flatMap(([field, lines]) =>
    Array.isArray(lines) ? [`${labelOfField(field) ?? otherLabels[field] ?? field}: ${lines.join(' ')}`] : [],
  );
  return fields.length > 0 ? fields.join(' ') : undefined;
}

/** The specification's alert: 'Upload failed: ' and the server's message, or why there is none. */
export function uploadFailure(refusal: unknown): string {
  const error = toApiFailure(refusal);
  return messages.uploadFailed((error.kind === 'answered' && dataMessage(error.body)) || errorMessage(refusal));
}
