import { moneyInWords } from '@messages/contract/amounts';
import fc from 'fast-check';

it.each([
  [2_750_000_000, 'two crore seventy-five lakh'],
  [650_000_000, 'sixty-five lakh'],
  [0, 'zero'],
  [450_050, 'four thousand five hundred rupees and fifty paise'],
  [29, 'twenty-nine paise'],
  [1_234_567_800, 'one crore twenty-three lakh forty-five thousand six hundred seventy-eight'],
  [99_999_999_900, 'ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine'],
  [999_999_999_900, 'nine hundred ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine'],
])('spells %d paise as %s', (amount, words) => {
  expect(moneyInWords(amount)).toBe(words);
});

const worth: Readonly<Record<string, number>> = { crore: 10_000_000, lakh: 100_000, thousand: 1_000, hundred: 100 };
const names =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const single = (word: string) => (names.includes(word) ? names.indexOf(word) : (tens.indexOf(word) + 2) * 10);

/** Adds the words up again, from left to right. */
function counted(words: string): number {
  let [sum, open] = [0, 0];
  for (const word of words.split(/[ -]/)) {
    const unit = worth[word];
    if (unit === undefined) open += single(word);
    else if (unit === 100) open *= 100;
    else [sum, open] = [sum + open * unit, 0];
  }
  return sum + open;
}

it('spells every amount so that adding up its words gives it back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (rupees) =>
      expect(counted(moneyInWords(rupees * 100))).toBe(rupees),
    ),
  );
});
