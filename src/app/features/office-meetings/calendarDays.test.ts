import { stateOf } from './calendarDays';

it('a booked meeting waits to be confirmed', () => {
  const states = [
    { status: 'held', confirmed_at: null },
    { status: 'booked', confirmed_at: null },
    { status: 'booked', confirmed_at: '2026-11-23T10:00:00Z' },
    { status: 'cancelled', confirmed_at: '2026-11-23T10:00:00Z' },
  ] as const;
  expect(states.map((meeting) => stateOf(meeting).label)).toEqual([
    'Not paid yet',
    'To confirm',
    'Confirmed',
    'Cancelled',
  ]);
});
