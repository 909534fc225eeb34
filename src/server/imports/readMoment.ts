import { plainNumber } from '@contract/plainNumber';

/** The beginnings of the names of the months, January first. */
export const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const clock = /(?:^|[\s,]+|t)(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?\s*(?:ist|hrs?)?$/;

/** The end of a cell as minutes of the day, and what stands before it; undefined for no time of a day. */
function splitTime(text: string): { day: string; minutes: number } | undefined {
  const [whole = '', hour = '', minute = '', half] = clock.exec(text) ?? [];
  if (whole === '' || whole.length === text.length) return { day: text, minutes: 0 };
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59 || (half && Number(hour) > 12)) return undefined;
  return { day: text.slice(0, -whole.length).trim(), minutes: hours * 60 + Number(minute) };
}

/** Year, month and day as they are written. */
function partsOf(day: string): [year: string, month: number, day: number] | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day) ?? [];
  if (isoYear) return [isoYear, Number(isoMonth), Number(isoDay)];
  const [, first, second, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(day) ?? [];
  if (year) return [year, Number(second), Number(first)];
  const named =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s,./-]*([a-z]{3})[a-z]*[\s,.'’/-]*(\d{4}|\d{2})$/.exec(day) ??
    /^()([a-z]{3})[a-z]*[\s.]*(\d{1,2})(?:st|nd|rd|th)?[\s,]+(\d{4})$/.exec(day);
  if (!named) return undefined;
  const [, before = '', name = '', between = '', last] = named;
  const month = monthNames.indexOf(name) + 1;
  return last === undefined ? [between, month, Number(before)] : [last, month, Number(between)];
}

/**
 * A day, with its time if the cell has one, by India's clock: “2025-03-12 14:30”, “12/3/25” with the day first, “12 Mar
 * 2025”, “March 12, 2025, 2:30 pm”. Undefined for anything else, and for days that no calendar has.
 */
export function readMoment(cell: string): Date | undefined {
  const split = splitTime(plainNumber(cell).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
  const parts = split && partsOf(split.day);
  if (!parts) return undefined;
  const [written, month, day] = parts;
  const year = Number(written.length === 2 ? `20${written}` : written);
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day || year < 1900) return undefined;
  return new Date(midnight.getTime() + (split.minutes - officeOffset) * 60_000);
}

/** Minutes by which India's clock is ahead of UTC, all year. */
const officeOffset = 330;
