import * as language from '@messages/language';
import * as messages from '@messages/server/slots';

const format = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const;
const officeClock = new Intl.DateTimeFormat(language.tag, { ...format, timeZone: 'Asia/Kolkata' });

/** A time in the office's zone: "21 Nov 2026, 10:30 (India)". */
export const officeMoment = (at: Date) => messages.inIndia(officeClock.format(at));

const officeDay = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** A day in the office's zone: "21 November 2026". */
export const longDay = (at: Date) => officeDay.format(at);

/** "25 Nov 2026, 00:00 (America/New_York), which is 25 Nov 2026, 10:30 (India)"; only India's if both are equal. */
export function bothMoments(at: Date, timezone: string): string {
  const own = new Intl.DateTimeFormat(language.tag, { ...format, timeZone: timezone }).format(at);
  const office = officeMoment(at);
  return office.startsWith(own) ? office : messages.whichIs(own, timezone, office);
}
