import { indiaMoment } from '../../ui/indiaMoment';
import { shortDay } from '../../ui/momentLabel';
import { dayAfter, minutesLabel, officeClock } from './meetingTime';

it('names date and time of an instant in India, whatever the reader’s time zone', () => {
  expect(indiaMoment('2026-11-25T05:00:00.000Z')).toBe('Wed 25 Nov 2026, 10:30 am in India');
  expect(officeClock('2026-11-25T05:00:00.000Z')).toEqual({ date: '2026-11-25', time: '10:30' });
  expect(indiaMoment('2026-12-31T19:00:00.000Z')).toBe('Fri 1 Jan 2027, 12:30 am in India');
  expect(indiaMoment('2026-12-31T06:30:00.000Z')).toBe('Thu 31 Dec 2026, 12:00 pm in India');
});

it('abbreviates days and adds them across months and years', () => {
  expect(shortDay('2026-11-25')).toBe('Wed 25 Nov');
  expect([dayAfter('2026-11-25', 6), dayAfter('2026-12-31', 1), dayAfter('2028-02-28', 1)]).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2028-02-29',
  ]);
});

it.each([
  [15 * 60_000, '15 minutes'],
  [14 * 60_000 + 1, '15 minutes'],
  [60_001, '2 minutes'],
  [60_000, 'less than a minute'],
  [1, 'less than a minute'],
  [0, 'no time'],
  [-5, 'no time'],
])('shows %d ms as %s', (left, words) => {
  expect(minutesLabel(left)).toBe(words);
});
