const two = (number: number) => String(number).padStart(2, '0');

/** The value of a `datetime-local` field for an instant, in the browser's time zone. */
export function toLocalInput(instant: Date): string {
  const day = `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
  return `${day}T${two(instant.getHours())}:${two(instant.getMinutes())}`;
}

/** The instant that such a value names; null for an empty one. */
export const fromLocalInput = (value: string): string | null =>
  value === '' || Number.isNaN(Date.parse(value)) ? null : new Date(value).toISOString();

/** The browser's time zone. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
