import { phoneCell } from '../../../lib/csv';

/** A number without what only makes it easier to read. */
export const bareNumber = (phone: string): string => phone.replace(/[\s().-]/g, '');

/** An enquiry's number as our own files write it: as it was typed, with spaces so that a spreadsheet keeps its digits. */
export const leadPhoneCell = (phone: string, e164: string | null): string =>
  phoneCell(phone, bareNumber(phone) === e164 ? e164 : null);
