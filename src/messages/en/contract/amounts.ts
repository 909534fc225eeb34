const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const units: readonly (readonly [size: number, name: string])[] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
];

/** A whole number in words, counted the Indian way: "twelve lakh thirty-four thousand". */
function numberInWords(number: number): string {
  if (number < 20) return small[number] ?? '';
  if (number < 100)
    return [tens[Math.floor(number / 10)], number % 10 > 0 && small[number % 10]].filter(Boolean).join('-');
  for (const [size, name] of units) {
    if (number < size) continue;
    const rest = number % size;
    return `${numberInWords(Math.floor(number / size))} ${name}${rest > 0 ? ` ${numberInWords(rest)}` : ''}`;
  }
  return '';
}

/** An amount as documents write it: "Rupees two thousand nine hundred ninety-nine and fifty paise only". */
export function amountInWords(amountInPaise: number): string {
  const [rupees, paise] = [Math.floor(amountInPaise / 100), amountInPaise % 100];
  if (rupees === 0 && paise > 0) return `Paise ${numberInWords(paise)} only`;
  return `Rupees ${numberInWords(rupees)}${paise > 0 ? ` and ${numberInWords(paise)} paise` : ''} only`;
}

/**
 * An amount as an echo of what is typed, which makes an extra zero obvious: "two crore seventy-five lakh", "forty-five
 * rupees and fifty paise".
 */
export function moneyInWords(amountInPaise: number): string {
  const [rupees, paise] = [Math.floor(amountInPaise / 100), amountInPaise % 100];
  if (paise === 0) return numberInWords(rupees);
  return `${rupees > 0 ? `${numberInWords(rupees)} rupees and ` : ''}${numberInWords(paise)} paise`;
}
