import * as messages from '@messages/app/ui';
const months = [
  messages.jan,
  messages.feb,
  messages.mar,
  messages.apr,
  messages.may,
  messages.jun,
  messages.jul,
  messages.aug,
  messages.sep,
  messages.oct,
  messages.nov,
  messages.dec,
];

/** "21 Nov 2026" for YYYY-MM-DD, the same in every time zone and browser; an invalid day is returned unchanged. */
export function dayLabel(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  const name = months[Number(month) - 1];
  return name ? `${Number(day)} ${name} ${year}` : date;
}

/** A day, readable for people and for machines. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dayLabel(date)}</time>;
}
