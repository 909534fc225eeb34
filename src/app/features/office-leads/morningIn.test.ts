import { morningIn } from './morningIn';

it.each([
  ['in the evening', '2026-11-24T13:00:00Z', 1, '2026-11-25T03:30:00.000Z'],
  ['after midnight in India, which is before it elsewhere', '2026-11-24T18:31:00Z', 1, '2026-11-26T03:30:00.000Z'],
  ['before midnight in India', '2026-11-24T18:29:00Z', 1, '2026-11-25T03:30:00.000Z'],
  ['for a month', '2026-11-24T06:00:00Z', 30, '2026-12-24T03:30:00.000Z'],
])('is nine in the morning in India: %s', (_when, now, days, morning) => {
  expect(morningIn(days, Date.parse(now))).toBe(morning);
});
