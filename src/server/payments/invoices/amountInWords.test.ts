import { amountInWords } from '@messages/contract/amounts';

it.each([
  [0, 'Rupees zero only'],
  [1, 'Paise one only'],
  [99, 'Paise ninety-nine only'],
  [100, 'Rupees one only'],
  [101, 'Rupees one and one paise only'],
  [1_000, 'Rupees ten only'],
  [1_100, 'Rupees eleven only'],
  [1_900, 'Rupees nineteen only'],
  [2_000, 'Rupees twenty only'],
  [2_100, 'Rupees twenty-one only'],
  [9_900, 'Rupees ninety-nine only'],
  [10_000, 'Rupees one hundred only'],
  [10_100, 'Rupees one hundred one only'],
  [99_900, 'Rupees nine hundred ninety-nine only'],
  [100_000, 'Rupees one thousand only'],
  [299_950, 'Rupees two thousand nine hundred ninety-nine and fifty paise only'],
  [949_700, 'Rupees nine thousand four hundred ninety-seven only'],
  [1_299_900, 'Rupees twelve thousand nine hundred ninety-nine only'],
  [9_999_999, 'Rupees ninety-nine thousand nine hundred ninety-nine and ninety-nine paise only'],
  [10_000_000, 'Rupees one lakh only'],
  [10_000_100, 'Rupees one lakh one only'],
  [123_456_789, 'Rupees twelve lakh thirty-four thousand five hundred sixty-seven and eighty-nine paise only'],
  [999_999_900, 'Rupees ninety-nine lakh ninety-nine thousand nine hundred ninety-nine only'],
  [1_000_000_000, 'Rupees one crore only'],
  [1_000_000_100, 'Rupees one crore one only'],
  [1_050_000_000, 'Rupees one crore five lakh only'],
  [12_500_000_000, 'Rupees twelve crore fifty lakh only'],
  [100_000_000_000, 'Rupees one hundred crore only'],
  [
    999_999_999_999,
    'Rupees nine hundred ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine and ninety-nine paise only',
  ],
])('writes %d paise as “%s”', (amount, words) => {
  expect(amountInWords(amount)).toBe(words);
});

it('gives every amount its own words', () => {
  const amounts = Array.from({ length: 20_000 }, (_none, at) => at * 7_919);
  expect(new Set(amounts.map(amountInWords)).size).toBe(amounts.length);
});
