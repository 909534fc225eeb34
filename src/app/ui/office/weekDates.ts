const dayInMs = 86_400_000;

/** A date (YYYY-MM-DD) so many days later. */
export const laterDate = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * dayInMs).toISOString().slice(0, 10);

/** The Monday of a date's week. */
export const mondayOf = (date: string): string => laterDate(date, -((new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7));

/** A date from the address, or `otherwise`. */
export const dateIn = (text: string | null, otherwise: string): string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`)) ? text : otherwise;
