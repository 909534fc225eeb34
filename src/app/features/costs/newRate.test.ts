import { readRate } from './newRate';

it.each([
  ['5.5', 'share', 550],
  ['0.25 %', 'share', 25],
  ['100', 'share', 10_000],
  ['100.01', 'share', undefined],
  ['30,000', 'paise', 30_000_00],
  ['₹1,000.50', 'paise', 1_000_50],
  ['५.५', 'share', 550],
  ['３०,०००', 'paise', 30_000_00],
  ['', 'share', null],
  ['-1', 'share', undefined],
  ['five', 'paise', undefined],
  ['1.234', 'share', undefined],
] as const)('reads %s as a %s of %s', (text, unit, value) => {
  expect(readRate(text, unit)).toBe(value);
});
