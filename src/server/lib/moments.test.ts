import { bothMoments, datedMoment, officeMoment, ownMoment } from './moments';

describe('moments in emails', () => {
  const at = new Date('2026-12-01T04:30:00Z');

  it.each([
    ['Asia/Dubai', 'Tue 1 Dec, 8:30 am in Dubai (10:00 am in India)'],
    ['America/New_York', 'Mon 30 Nov, 11:30 pm in New York (Tue 1 Dec, 10:00 am in India)'],
    ['America/Argentina/Buenos_Aires', 'Tue 1 Dec, 1:30 am in Buenos Aires (10:00 am in India)'],
    ['Europe/Kiev', 'Tue 1 Dec, 6:30 am in Kyiv (10:00 am in India)'],
    ['Etc/GMT-4', 'Tue 1 Dec, 8:30 am in GMT+4 (10:00 am in India)'],
    ['UTC', 'Tue 1 Dec, 4:30 am in UTC (10:00 am in India)'],
    ['Asia/Calcutta', 'Tue 1 Dec, 10:00 am (India)'],
    ['Asia/Kolkata', 'Tue 1 Dec, 10:00 am (India)'],
  ])('have the weekday, 12 hours, and the reader’s zone first, by its city: %s', (zone, moment) => {
    expect(bothMoments(at, zone)).toBe(moment);
  });

  it('begin with India’s for the office', () => {
    expect(bothMoments(at, 'America/New_York', 'office')).toBe(
      'Tue 1 Dec, 10:00 am in India (Mon 30 Nov, 11:30 pm in New York)',
    );
  });

  it('are one clock’s in a subject, midday and midnight included', () => {
    expect(ownMoment(at, 'Asia/Dubai')).toBe('Tue 1 Dec, 8:30 am in Dubai');
    expect(ownMoment(at, 'Asia/Kolkata')).toBe(officeMoment(at));
    expect(officeMoment(new Date('2026-11-30T18:30:00Z'))).toBe('Tue 1 Dec, 12:00 am (India)');
    expect(officeMoment(new Date('2026-12-01T06:30:00Z'))).toBe('Tue 1 Dec, 12:00 pm (India)');
  });

  it('have their year in documents', () => {
    expect(datedMoment(at)).toBe('1 Dec 2026, 10:00 am (India)');
  });
});
