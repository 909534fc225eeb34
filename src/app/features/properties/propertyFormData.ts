import type { Property } from '@contract/properties';
import { fieldsOf, moneyFields, propertyFields } from './propertyFormFields';

interface Posted {
  photos: readonly File[];
  /** The listing that is changed; none for a new one. */
  before?: Property | undefined;
  /** Only a superuser's form shows the featured mark. */
  marksFeatured: boolean;
}

/** What was typed into a field, as the server reads it: amounts without separators. */
function typedIn(typed: FormData, field: string): string {
  const text = String(typed.get(field) ?? '').trim();
  return moneyFields.some((money) => money === field) ? text.replace(/[₹,\s]/g, '') : text;
}

/** The fields that had something and are empty now: an absent field would leave them as they are. */
function emptied(typed: FormData, before: Property): string[] {
  const had = fieldsOf(before);
  const fields: string[] = propertyFields.filter((field) => had[field] !== '' && typedIn(typed, field) === '');
  return before.amenities.length > 0 && typed.getAll('amenities').length === 0 ? [...fields, 'amenities'] : fields;
}

/**
 * The multipart body of a listing's form: empty fields absent, `images`, `amenities` and `remove_images` repeated, `featured` as
 * true or false where it is shown. A change also names the fields it empties, as `clear`.
 */
export function writePropertyForm(typed: FormData, { photos, before, marksFeatured }: Posted): FormData {
  const body = new FormData();
  const put = (field: string, value: string) => {
    if (value !== '') body.append(field, value);
  };
  for (const field of propertyFields) put(field, typedIn(typed, field));
  for (const field of ['amenities', 'remove_images']) for (const id of typed.getAll(field)) put(field, String(id));
  if (marksFeatured) put('featured', String(typed.has('featured')));
  const lifecycle = typedIn(typed, 'lifecycle');
  if (before && lifecycle !== before.lifecycle) put('lifecycle', lifecycle);
  if (before) for (const field of emptied(typed, before)) put('clear', field);
  for (const photo of photos) body.append('images', photo, photo.name);
  return body;
}

