import { ageLabel } from './ageLabel';

it.each([
  ['2026-11-30T11:59:30Z', '0 min'],
  ['2026-11-30T12:00:30Z', '0 min'],
  ['2026-11-30T11:01:00Z', '59 min'],
  ['2026-11-30T11:00:00Z', '1 h'],
  ['2026-11-29T12:00:01Z', '23 h'],
  ['2026-11-29T12:00:00Z', '1 d'],
  ['2026-11-23T12:00:01Z', '6 d'],
  ['2026-11-23T12:00:00Z', '23 Nov 2026'],
])('%s is %s old at noon of 30 November', (instant, label) => {
  expect(ageLabel(instant, Date.parse('2026-11-30T12:00:00Z'))).toBe(label);
});
