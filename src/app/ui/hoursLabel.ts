/** When the office is open. */
interface OpenHours {
  /** HH:MM */
  opens: string;
  /** HH:MM */
  closes: string;
  /** Weekdays, 0 is Sunday. */
  open_days: readonly number[];
}

/** By number, 0 is Sunday. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** The weekdays' numbers as a week is read, from Monday. */
export const weekFromMonday = [1, 2, 3, 4, 5, 6, 0] as const;

/** "Monday to Saturday", "Monday, Wednesday and Friday". */
function daysLabel(openDays: readonly number[]): string {
  const places = weekFromMonday.flatMap((day, place) => (openDays.includes(day) ? [place] : []));
  const names = places.map((place) => weekdays[weekFromMonday[place] ?? 0] ?? '');
  const [first, last] = [names[0] ?? '', names.at(-1) ?? ''];
  const isRange = names.length > 2 && (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1;
  if (isRange) return `${first} to ${last}`;
  return names.length < 2 ? first : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** "Monday to Saturday, 10:00 to 18:00", by the clock of India. */
export const hoursLabel = ({ open_days: days, opens, closes }: OpenHours): string =>
  `${daysLabel(days)}, ${opens} to ${closes}`;
