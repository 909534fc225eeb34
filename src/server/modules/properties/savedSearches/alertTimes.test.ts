import { alertDueAt } from './alertTimes';

const due = (frequency: 'instant' | 'daily' | 'weekly', zone: string, now: string) =>
  alertDueAt(frequency, zone, new Date(now)).toISOString();

it.each([
  ['daily', 'Asia/Kolkata', '2026-11-25T02:29:00Z', '2026-11-25T02:30:00.000Z'],
  ['daily', 'Asia/Kolkata', '2026-11-25T02:30:00Z', '2026-11-26T02:30:00.000Z'],
  // the day on which clocks go ahead, and the one on which they go back
  ['daily', 'Europe/London', '2026-03-28T09:00:00Z', '2026-03-29T07:00:00.000Z'],
  ['daily', 'America/New_York', '2026-10-31T23:59:00Z', '2026-11-01T13:00:00.000Z'],
  // a Wednesday, a Monday before 8:00 and after
  ['weekly', 'Asia/Kolkata', '2026-11-25T03:00:00Z', '2026-11-30T02:30:00.000Z'],
  ['weekly', 'Asia/Kolkata', '2026-11-30T02:00:00Z', '2026-11-30T02:30:00.000Z'],
  ['weekly', 'Asia/Kolkata', '2026-11-30T03:00:00Z', '2026-12-07T02:30:00.000Z'],
  // Samoa skipped 30 December 2011, a Friday
  ['daily', 'Pacific/Apia', '2011-12-29T20:00:00Z', '2011-12-30T18:00:00.000Z'],
] as const)('a %s alert in %s at %s is due at %s', (frequency, zone, now, at) => {
  expect(due(frequency, zone, now)).toBe(at);
});

it('an instant alert is due at once', () => {
  expect(due('instant', 'Asia/Kolkata', '2026-11-25T03:00:00Z')).toBe('2026-11-25T03:00:00.000Z');
});
