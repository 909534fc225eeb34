import { meetingInstant, meetingMessage } from './meetingTime';

it('makes one moment of a date and a time', () => {
  const at = new Date(meetingInstant('2026-11-25', '16:30') ?? '');
  expect([at.getFullYear(), at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes()]).toEqual([2026, 11, 25, 16, 30]);
});

it('makes nothing unless both are given', () => {
  expect(meetingInstant('2026-11-25', '')).toBeNull();
  expect(meetingInstant('', '16:30')).toBeNull();
});

it('makes nothing of what is no date or no time', () => {
  for (const [date, time] of [['25-11-2026', '16:30'], ['2026-02-31', '16:30'], ['2026-13-01', '16:30'], ['2026-11-25', '24:00'], ['2026-11-25', '4 pm']] as const) expect(meetingInstant(date, time)).toBeNull();
});

it('tells the office the zone that the time is in', () => {
  expect(meetingMessage('2026-11-25', '16:30', 'America/New_York')).toBe('I would like to book a meeting on 2026-11-25 at 16:30 (America/New_York).');
});
