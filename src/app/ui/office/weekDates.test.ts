import { indiaClock } from '../indiaMoment';
import { dateIn, laterDate, mondayOf } from './weekDates';

it('the clock of India is five and a half hours ahead, over midnight too', () => {
  expect(indiaClock('2026-11-23T04:30:00Z')).toEqual({ date: '2026-11-23', time: '10:00' });
  expect(indiaClock('2026-12-31T20:00:00Z')).toEqual({ date: '2027-01-01', time: '01:30' });
});

it('a week begins on Monday', () => {
  expect(['2026-11-23', '2026-11-25', '2026-11-29', '2026-11-30'].map(mondayOf)).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(laterDate('2026-12-28', 7)).toBe('2027-01-04');
});

it('a date in the address that is none is today', () => {
  expect(['2026-11-25', '2026-13-45', 'soon', null].map((text) => dateIn(text, '2026-11-23'))).toEqual([
    '2026-11-25',
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
  ]);
});
