import { completed } from './completed';

it.each([
  ['kore', 'Koregaon Park', 'Koregaon Park '],
  ['villa in kore', 'Koregaon Park', 'villa in Koregaon Park '],
  ['villa in koregaon  p', 'Koregaon Park', 'villa in Koregaon Park '],
  ['2 bhk kp', 'Koregaon Park', '2 bhk Koregaon Park '],
  ['pent', 'Penthouse', 'Penthouse '],
])('completes “%s” with %s', (typed, suggestion, whole) => {
  expect(completed(typed, suggestion)).toBe(whole);
});
