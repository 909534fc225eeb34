import * as messages from '@messages/app/properties';
import { wholeNumber } from '../../../ui/wholeNumber';

/** A choice with the number of its listings, once it is known. */
export function withCount(name: string, count: number | undefined, isExact: boolean): string {
  return count === undefined ? name : messages.withCount(name, wholeNumber.format(count), isExact);
}
