import { officeMoment, shortDay } from '../../ui/zonedMoments';
import { bothClocks, dayAfter, minutesLabel, officeClock } from './meetingTime';

it('shows an instant in India’s time, whatever the reader’s time zone', () => {
  expect(officeMoment('2026-11-25T05:00:00.000Z')).toBe('25 Nov 2026, 10:30');
  expect(officeClock('2026-11-25T05:00:00.000Z')).toEqual({ date: '2026-11-25', time: '10:30' });
  expect(officeMoment('2026-12-31T19:00:00.000Z')).toBe('1 Jan 2027, 00:30');
});

it('shows an instant in both time zones, once if they are the same', () => {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const words = bothClocks('2026-11-25T05:00:00.000Z');
  expect(words).toBe(
    here === 'Asia/Kolkata' || here === 'Asia/Calcutta'
      ? '25 Nov 2026, 10:30 in India'
      : `${ownWords('2026-11-25T05:00:00.000Z')} your time, ${sameDay('2026-11-25T05:00:00.000Z') ? '' : '25 Nov 2026, '}10:30 in India`,
  );
});

const sameDay = (instant: string) => new Date(instant).getDate() === 25;
const ownWords = (instant: string) => {
  const at = new Date(instant);
  return `${at.getDate()} Nov 2026, ${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
};

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
