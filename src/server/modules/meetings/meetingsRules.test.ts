import fc from 'fast-check';
import { usualHours } from '../../lib/officeHours';
import { freeSlots, spanOf } from '../../lib/slots';
import { meetingGrid, slotOf } from './meetingsRules';
import { clockIn } from '../../lib/zonedTime';

const zones = [
  'Asia/Kolkata',
  'America/Los_Angeles',
  'America/New_York',
  'Europe/London',
  'Asia/Dubai',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Santiago',
  'Africa/Cairo',
  'UTC',
];
const calendar = (zone: string, now: Date, days = 14, hours = usualHours) =>
  freeSlots(spanOf({ days, timezone: zone }, now), new Set(), now, hours, meetingGrid);

it('offers half hours from 10:00 to 17:00 in India, except on Sundays: a meeting ends when the office closes', () => {
  const days = calendar('Asia/Kolkata', new Date('2026-07-01T00:00:00Z'), 7);
  expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
    ['2026-07-01', 15],
    ['2026-07-02', 15],
    ['2026-07-03', 15],
    ['2026-07-04', 15],
    ['2026-07-05', 0],
    ['2026-07-06', 15],
    ['2026-07-07', 15],
  ]);
  expect(days[1]?.slots[0]).toEqual({ starts_at: '2026-07-02T04:30:00.000Z', time: '10:00', office_time: '10:00' });
  expect(days[1]?.slots.at(-1)?.time).toBe('17:00');
});

it('offers the hours and days set by the office, except holidays', () => {
  const hours = { opens: '09:30', closes: '11:00', openDays: [0, 3, 4], holidays: ['2026-07-02'] };
  const days = calendar('Asia/Kolkata', new Date('2026-06-30T18:30:00Z'), 5, hours);
  expect(days.map(({ slots }) => slots.map(({ time }) => time))).toEqual([
    ['09:30', '10:00'],
    [],
    [],
    [],
    ['09:30', '10:00'],
  ]);
  const book = (date: string, time: string) => () =>
    slotOf({ date, time, timezone: 'Asia/Kolkata' }, new Date('2026-06-30T18:30:00Z'), hours);
  expect(book('2026-07-01', '10:00')().toISOString()).toBe('2026-07-01T04:30:00.000Z');
  expect(book('2026-07-02', '10:30')).toThrow('closed on that day');
  expect(book('2026-07-01', '10:30')).toThrow('between 09:30 and 10:00');
});

it('offers no past times', () => {
  const [today] = calendar('Asia/Kolkata', new Date('2026-07-01T06:00:00Z'), 1); // 11:30 in India
  expect(today?.slots[0]?.time).toBe('12:00');
});

it('groups times by days of the requested zone', () => {
  const [day] = freeSlots(
    spanOf({ from: '2026-07-01', days: 1, timezone: 'America/Los_Angeles' }, new Date('2026-06-30T00:00:00Z')),
    new Set(),
    new Date('2026-06-30T00:00:00Z'),
    usualHours,
    meetingGrid,
  );
  expect(day?.slots.map(({ time, office_time }) => `${time} ${office_time}`)).toEqual([
    '00:00 12:30',
    '00:30 13:00',
    '01:00 13:30',
    '01:30 14:00',
    '02:00 14:30',
    '02:30 15:00',
    '03:00 15:30',
    '03:30 16:00',
    '04:00 16:30',
    '04:30 17:00',
    '21:30 10:00',
    '22:00 10:30',
    '22:30 11:00',
    '23:00 11:30',
    '23:30 12:00',
  ]);
});

it('offers in every zone exactly the times that can be booked by the shown date and time', () => {
  const anyTime = fc.integer({ min: Date.parse('2026-01-01T00:00Z'), max: Date.parse('2027-12-31T00:00Z') });
  fc.assert(
    fc.property(fc.constantFrom(...zones), anyTime, (zone, at) => {
      const now = new Date(at);
      for (const { date, slots } of calendar(zone, now, 3))
        for (const { starts_at, time } of slots)
          expect(slotOf({ date, time, timezone: zone }, now, usualHours).toISOString()).toBe(starts_at);
    }),
    { numRuns: 150 },
  );
});

it('offers the same moments in every zone', () => {
  const now = new Date('2026-10-20T00:00:00Z');
  const instants = (zone: string) =>
    new Set(calendar(zone, now, 31).flatMap(({ slots }) => slots.map(({ starts_at }) => starts_at)));
  const inIndia = instants('Asia/Kolkata');
  const middle = [...inIndia].filter((at) => at > '2026-10-22' && at < '2026-11-17');
  for (const zone of zones) {
    const there = instants(zone);
    expect([zone, middle.filter((at) => !there.has(at))]).toEqual([zone, []]);
  }
});

it('begins with today in the zone', () => {
  const now = new Date('2026-07-01T20:00:00Z'); // the 2nd in India
  expect(calendar('Asia/Kolkata', now)[0]?.date).toBe(clockIn('Asia/Kolkata', now).date);
  expect(calendar('America/New_York', now)[0]?.date).toBe('2026-07-01');
  expect(calendar('Asia/Kolkata', now)).toHaveLength(14);
});
