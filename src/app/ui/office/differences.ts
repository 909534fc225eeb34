import * as messages from '@messages/app/officeUi';
import { exactMoney } from '../Money';

export interface Difference {
  field: string;
  /** Undefined where there was nothing. */
  before?: string;
  after?: string;
}

/** "none" for nothing, a list with commas, an object by its name. */
function valueLabel(value: unknown): string {
  if (value === null || value === '') return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueLabel).join(', ');
  if (typeof value === 'object') {
    const name = (value as { name?: unknown }).name;
    return typeof name === 'string' ? name : JSON.stringify(value);
  }
  return value === true ? 'yes' : value === false ? 'no' : String(value);
}

/** Money in rupees, anything else as it is. */
const labelOf = (field: string, value: unknown): string =>
  field.endsWith('_in_paise') && typeof value === 'number' ? exactMoney(value) : valueLabel(value);

/** A row's changed fields before and after; null for something new or deleted. */
export interface Change {
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** What stands for a person's text where the text itself is not recorded. */
const isTextMark = (value: unknown) => typeof value === 'string' && /^\(text [0-9a-f]{8}\)$/.test(value);

/** What a change changed, by field; the version, which every change changes, is left out. */
export function differences({ before, after }: Change): Difference[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => field !== 'version')
    .map((field) => ({
      field: field.replace(/_in_paise$/, '').replaceAll('_', ' '),
      ...(before && { before: isTextMark(before[field]) ? messages.earlierText : labelOf(field, before[field]) }),
      ...(after && { after: isTextMark(after[field]) ? messages.newText : labelOf(field, after[field]) }),
    }));
}
