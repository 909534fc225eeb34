import fc from 'fast-check';
import { readCalendar } from '../../../test/support/readCalendar';
import { type CalendarEntry, calendarText, withWholeLines } from './calendar';

const entry: CalendarEntry = {
  method: 'REQUEST',
  uid: '5f0c1f4e-0000-4000-8000-000000000001',
  sequence: 1,
  startsAt: new Date('2026-12-01T04:30:00Z'),
  minutes: 60,
  title: 'Visit: Tulsi house',
  description: 'Where: 12 Palm Road, Indore\nAsk for: Meera Joshi, +91 98260 00000',
  place: '12 Palm Road, Indore',
  url: 'http://aangan.test/visits/7',
  organizerEmail: 'office@aangan.test',
  attendee: { name: 'Asha Rao', email: 'asha@people.example' },
};

const octetsOf = (text: string) => text.split('\r\n').map((line) => Buffer.byteLength(line));

describe('a calendar entry', () => {
  it('has lines of at most 75 octets, cuts no character, and reads as it was written', () => {
    const written = fc.stringMatching(/^[\p{L}\p{M}\p{Nd}\p{Emoji_Presentation} ,;.]{80,200}$/u);
    fc.assert(
      fc.property(written, written, (title, place) => {
        const text = calendarText({ ...entry, title, place });
        expect(Math.max(...octetsOf(text))).toBeLessThanOrEqual(75);
        expect(Buffer.from(text).toString()).toBe(text);
        expect(readCalendar(text)).toMatchObject({ summary: title, location: place });
      }),
      { numRuns: 60 },
    );
  });

  it('folds a long Devanagari description', () => {
    const description = 'घर का पता: विजय नगर, इंदौर। '.repeat(12).trim();
    const text = calendarText({ ...entry, description });
    expect(Math.max(...octetsOf(text))).toBeLessThanOrEqual(75);
    expect(readCalendar(text).description).toBe(description);
  });

  it('reminds two hours before, and not of what is cancelled', () => {
    expect(readCalendar(calendarText(entry)).alarms).toEqual([120]);
    expect(readCalendar(calendarText({ ...entry, method: 'CANCEL' })).alarms).toEqual([]);
  });

  it('names its product by no kind of appointment', () => {
    expect(calendarText(entry)).toContain('PRODID:-//Aangan Estates//Calendar//EN\r\n');
  });

  it('can be changed across its folds', () => {
    const text = calendarText({ ...entry, description: `${'x'.repeat(58)} Asha Rao` });
    expect(text).not.toContain('Asha Rao,');
    const marked = withWholeLines(text, (whole) => whole.replace(/Asha Rao/g, '[erased]'));
    expect(readCalendar(marked).description).toBe(`${'x'.repeat(58)} [erased]`);
  });
});
