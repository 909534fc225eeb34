import { checkCharacterOf, faultOfGstin, tidyGstin } from './gstin';

it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('%s, which is published, is right', (gstin) => {
  expect(faultOfGstin(gstin)).toBeUndefined();
});

it('finds every exchange of one character', () => {
  const right = '27AAPFU0939F1ZV';
  for (const place of [2, 3, 4, 5, 6, 11])
    for (const other of 'ABCXYZ') {
      const wrong = right.slice(0, place) + other + right.slice(place + 1);
      if (wrong !== right) expect(faultOfGstin(wrong)).toContain(`should be ${checkCharacterOf(wrong)}`);
    }
});

it.each([
  ['27AAPFU0939F1ZA', 'the last one should be V'],
  ['39AAPFU0939F1ZV', 'No state has the code 39'],
  ['25AAPFU0939F1ZV', 'No state has the code 25'],
  ['99AAPFU0939F1ZV', 'outside India'],
  ['27AAPFU0939F1V', '15-character GSTIN'],
  ['', '15-character GSTIN'],
])('%s is refused: %s', (gstin, why) => {
  expect(faultOfGstin(gstin)).toContain(why);
});

it('takes the number of companies of no single state', () => {
  expect(faultOfGstin(`97AAPFU0939F1Z${checkCharacterOf('97AAPFU0939F1Z')}`)).toBeUndefined();
});

it('does not mind blanks, hyphens and small letters', () => {
  expect(tidyGstin(' 27aapfu 0939-f1zv ')).toBe('27AAPFU0939F1ZV');
});
