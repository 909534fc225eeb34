import { accountRows } from './accountRows';
import { contactRows } from './contactRows';
import { documentRows } from './documentRows';
import { listingRows } from './listingRows';
import { loginRows } from './loginRows';
import { paymentRows } from './paymentRows';
import { peopleRows } from './peopleRows';
import type { PersonalRows } from './personalRows';
import { searchRows } from './searchRows';
import { shortlistRows } from './shortlistRows';
import { visitRows } from './visitRows';

/**
 * Everything that the database holds of a person, in the order in which it is erased. A test compares it and
 * `notPersonal` with the columns of the database.
 */
export const personalData: readonly PersonalRows[] = [
  ...peopleRows,
  ...loginRows,
  ...contactRows,
  ...visitRows,
  ...searchRows,
  ...shortlistRows,
  ...documentRows,
  ...listingRows,
  ...paymentRows,
  ...accountRows,
];
