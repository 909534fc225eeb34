import * as language from '@messages/language';
import * as messages from '@messages/app/properties';

const number = new Intl.NumberFormat(language.tag);

/** A choice with the number of its listings, once it is known. */
export function withCount(name: string, count: number | undefined, isExact: boolean): string {
  return count === undefined ? name : messages.withCount(name, number.format(count), isExact);
}
