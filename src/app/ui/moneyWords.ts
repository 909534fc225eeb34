import * as messages from '@messages/app/ui';
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
const scale = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/** A whole number in words, in the Indian system: "two crore seventy-five lakh". */
function numberWords(number: number): string {
  if (number < 20) return small[number] ?? '';
  if (number < 100)
    return [tens[Math.trunc(number / 10)], ...(number % 10 === 0 ? [] : [small[number % 10]])].join('-');
  const [size, name] = scale.find(([least]) => number >= least) ?? scale[3];
  const rest = number % size;
  return [numberWords(Math.trunc(number / size)), name, ...(rest === 0 ? [] : [numberWords(rest)])].join(' ');
}

/**
 * An amount in words, which makes an extra zero obvious: "two crore seventy-five lakh", "forty-five rupees and fifty
 * paise".
 */
export function moneyInWords(amountInPaise: number): string {
  const [rupees, paise] = [Math.trunc(amountInPaise / 100), amountInPaise % 100];
  if (paise === 0) return numberWords(rupees);
  return [...(rupees === 0 ? [] : [numberWords(rupees), messages.rupeesAnd]), numberWords(paise), 'paise'].join(' ');
}
