import * as language from '@messages/language';

/** `YYYY-MM`, of this century. */
export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

let format: Intl.DateTimeFormat | undefined;

/** "March 2027" of `2027-03`. */
export function monthLabel(month: string): string {
  format ??= new Intl.DateTimeFormat(language.tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? month : format.format(day);
}
