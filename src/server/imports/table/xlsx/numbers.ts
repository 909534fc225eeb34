const daysBefore1970 = 25_569;
/** Days of the calendar from 1904, once of the Mac, that the usual one counts more. */
const daysBefore1904 = 1_462;
/** 31 December 9999. */
const lastDay = 2_958_465;
const secondsOfDay = 24 * 60 * 60;

/** "2.75e+7" as "27500000": digits with the point where the exponent says. */
function withoutExponent(written: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(written) ?? [];
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  const padded = digits.padEnd(point, '0');
  return sign + padded.slice(0, point) + (padded.length > point ? `.${padded.slice(point)}` : '');
}

/** A stored number as plain text with 15 digits, as a spreadsheet shows it: without exponent and without 0.30000000000000004. */
export function numberText(stored: string): string {
  // a whole number is kept as it is: numbers of documents may be longer than 15 digits
  if (/^-?\d+$/.test(stored)) return stored;
  const number = Number(stored);
  if (!Number.isFinite(number)) return stored;
  const rounded = String(Number(number.toPrecision(15)));
  return rounded.includes('e') ? withoutExponent(rounded) : rounded;
}

/** "2026-04-30", "2026-04-30 18:15" or "18:15" for a number of days since 1900, or a plain number if it is no day. */
export function dateText(stored: string, from1904: boolean): string {
  const given = Number(stored) + (from1904 ? daysBefore1904 : 0);
  if (!(given >= 0 && given < lastDay + 1)) return numberText(stored);
  const seconds = Math.round(given * secondsOfDay);
  const days = Math.floor(seconds / secondsOfDay);
  // spreadsheets count 29 February 1900, a day that never was
  const moment = new Date(((days < 60 ? days + 1 : days) - daysBefore1970) * 86_400_000);
  const day = moment.toISOString().slice(0, 10);
  const time = new Date((seconds % secondsOfDay) * 1_000).toISOString().slice(11, 16);
  if (days === 0) return time;
  return seconds % secondsOfDay === 0 ? day : `${day} ${time}`;
}

/** A date that is stored in words, "2026-04-30T18:15:00Z", as `dateText` writes it. */
export function wordedDateText(stored: string): string {
  const [, day = stored, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(stored) ?? [];
  return time === undefined || time === '00:00' ? day : `${day} ${time}`;
}

const builtInDates = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || id === 45 || id === 47 || (id >= 50 && id <= 58);

/** Whether a cell's format shows a day or a time. Elapsed time, such as [h]:mm, is a number. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtInDates(id);
  const [first = ''] = code
    .replace(/"[^"]*"|[\\_*]./g, '')
    .toLowerCase()
    .split(';');
  if (/\[[hms]+\]/.test(first)) return false;
  const letters = first.replace(/\[[^\]]*\]/g, '').replace(/s[.,]0+/g, 's');
  return /[dmyhs]/.test(letters) && !/[#0?]/.test(letters);
}
