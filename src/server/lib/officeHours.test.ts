import * as fc from 'fast-check';
import { addOfficeMinutes, usualHours } from './officeHours';

const inIndia = (text: string) => new Date(`${text}:00+05:30`);

it.each([
  ['within a morning', '2026-11-23T11:00', 60, '2026-11-23T12:00'],
  ['from before the office opens', '2026-11-23T07:30', 60, '2026-11-23T11:00'],
  ['up to the minute in which it closes', '2026-11-23T16:00', 120, '2026-11-23T18:00'],
  ['over a night', '2026-11-23T17:00', 120, '2026-11-24T11:00'],
  ['from after it closes', '2026-11-23T19:30', 30, '2026-11-24T10:30'],
  ['over a Sunday', '2026-11-28T17:30', 60, '2026-11-30T10:30'],
  ['from a Sunday', '2026-11-29T12:00', 240, '2026-11-30T14:00'],
  ['over several days', '2026-11-23T10:00', 3 * 480 + 30, '2026-11-26T10:30'],
])('counts office minutes %s', (_what, from, minutes, until) => {
  expect(addOfficeMinutes(inIndia(from), minutes, usualHours)).toEqual(inIndia(until));
});

it('counts in other hours, on other days and not on holidays', () => {
  const hours = { opens: '09:30', closes: '13:00', openDays: [1, 3], holidays: ['2026-11-25'] };
  expect(addOfficeMinutes(inIndia('2026-11-23T12:00'), 90, hours)).toEqual(inIndia('2026-11-30T10:00'));
});

it('takes the same time in one step as in two', () => {
  fc.assert(
    fc.property(
      fc.date({ min: inIndia('2026-01-01T00:00'), max: inIndia('2027-01-01T00:00'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 3_000 }),
      fc.integer({ min: 1, max: 3_000 }),
      (from, first, second) => {
        expect(addOfficeMinutes(addOfficeMinutes(from, first, usualHours), second, usualHours)).toEqual(
          addOfficeMinutes(from, first + second, usualHours),
        );
      },
    ),
  );
});
