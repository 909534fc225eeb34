import { bothClocks, momentIn, zonedMoments } from './zonedMoments';

const morning = '2026-11-25T05:00:00.000Z';
const newYork = 'America/New_York';

it('H30 an appointment is named by the reader’s clock and city, then by India’s', () => {
  expect(zonedMoments(morning, newYork)).toEqual([
    'Wed 25 Nov 2026, 12:00 am in New York',
    'Wed 25 Nov 2026, 10:30 am in India',
  ]);
  expect(bothClocks(morning, newYork)).toBe('Wed 25 Nov 2026, 12:00 am in New York (10:30 am in India)');
  expect(bothClocks('2026-11-25T04:30:00.000Z', newYork)).toBe(
    'Tue 24 Nov 2026, 11:30 pm in New York (Wed 25 Nov 2026, 10:00 am in India)',
  );
});

it.each(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Colombo', 'Mars/Olympus_Mons'])(
  'a zone whose clock shows India’s time, or that nobody knows, gets one time: %s',
  (zone) => {
    expect(zonedMoments(morning, zone)).toEqual(['Wed 25 Nov 2026, 10:30 am in India']);
    expect(bothClocks(morning, zone)).toBe('Wed 25 Nov 2026, 10:30 am in India');
    expect(momentIn(morning, zone, newYork)).toBe('');
  },
);

it('names a time by somebody else’s clock, where that is not the reader’s', () => {
  expect(momentIn(morning, 'Asia/Dubai', newYork)).toBe('Wed 25 Nov 2026, 9:00 am in Dubai');
  expect(momentIn(morning, 'Asia/Katmandu', newYork)).toBe('Wed 25 Nov 2026, 10:45 am in Kathmandu');
  expect(momentIn(morning, newYork, newYork)).toBe('');
});
