import { accountRows } from './accountRows';
import { contactRows } from './contactRows';
import { listingRows } from './listingRows';
import { loginRows } from './loginRows';
import { paymentRows } from './paymentRows';
import type { PersonalRows } from './personalRows';
import { searchRows } from './searchRows';

/**
 * Everything that the database holds of a person, in the order in which it is erased. A test compares it and
 * `notPersonal` with the columns of the database.
 */
export const personalData: readonly PersonalRows[] = [
  ...loginRows,
  ...contactRows,
  ...searchRows,
  ...listingRows,
  ...paymentRows,
  ...accountRows,
];
