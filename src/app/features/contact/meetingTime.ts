/** The specification's price of a consultation. */
export const consultationInPaise = 9_900;

const isDate = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date);
const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/**
 * The instant of a wish for a meeting, ISO 8601, from a date (YYYY-MM-DD) and a time (HH:MM) in the zone of whoever runs this.
 * Null unless both can be read and the moment exists.
 */
export function meetingInstant(date: string, time: string): string | null {
  if (!isDate(date) || !isTime(time)) return null;
  const at = new Date(`${date}T${time}`);
  // 31 February would become 3 March
  return Number.isNaN(at.getTime()) || at.getDate() !== Number(date.slice(8)) ? null : at.toISOString();
}

/** What the office reads. */
export function meetingMessage(date: string, time: string, zone: string): string {
  return `I would like to book a meeting on ${date} at ${time} (${zone}).`;
}
