import { clockIn, instantOf, isZone } from './zonedTime';

describe('zoned times', () => {
  it.each([
    ['2026-07-01', '10:00', 'Asia/Kolkata', '2026-07-01T04:30:00.000Z'],
    ['2026-07-01', '00:30', 'America/Los_Angeles', '2026-07-01T07:30:00.000Z'],
    ['2026-01-01', '00:30', 'America/Los_Angeles', '2026-01-01T08:30:00.000Z'],
    ['2026-01-01', '00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
    ['2026-01-01', '23:45', 'Pacific/Pago_Pago', '2026-01-02T10:45:00.000Z'],
    ['2026-03-08', '03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-06-01', '12:00', 'UTC', '2026-06-01T12:00:00.000Z'],
  ])('finds %s %s in %s', (date, time, zone, instant) => {
    expect(instantOf(date, time, zone)?.toISOString()).toBe(instant);
    expect(clockIn(zone, new Date(instant))).toMatchObject({ date, time: `${time}:00` });
  });

  it('finds none in a skipped hour', () => {
    expect(instantOf('2026-03-08', '02:30', 'America/New_York')).toBeNull();
    expect(instantOf('2026-03-29', '02:00', 'Europe/Berlin')).toBeNull();
  });

  it('recognises valid zones', () => {
    expect(['Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'america/new_york'].map(isZone)).toEqual([true, true, true, true]);
    expect(['Mars/Olympus', '+05:30', '', 'IST; drop table', '../etc'].map(isZone)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
