const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "21 Nov 2026" of a day written YYYY-MM-DD, the same in every zone and browser; a day that cannot be read stays as it is. */
export function dayLabel(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  const name = months[Number(month) - 1];
  return name ? `${Number(day)} ${name} ${year}` : date;
}

/** A day, as a person reads it and as a machine does. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dayLabel(date)}</time>;
}
