import { plainNumber } from './plainNumber';

/** A telephone number as it was typed, without its extension. */
interface PhoneText {
  number: string;
  extension: string;
}

type PhoneFault = 'letters' | 'short' | 'long' | 'several';

const digits = { min: 7, max: 15 };
const extension = /(?:[\s,;]*\bext(?:ension|n)?\b[\s.:=]*|\s*x\s*|\s*#\s*)(\d{1,7})\s*$/i;
const digitsOf = (text: string) => text.replace(/\D/g, '');
/** The prefix of calls abroad is no part of the number. */
const significant = (number: string) => digitsOf(number).replace(/^00/, '');

function partOf(text: string): PhoneText {
  const found = extension.exec(text);
  return { number: (found ? text.slice(0, found.index) : text).trim(), extension: found?.[1] ?? '' };
}

/** "0731 4000000/01": the second number has the beginning of the first. */
function completed(number: string, first: string): string {
  const end = digitsOf(number);
  const isEnd = end.length > 0 && end.length < digits.min && /^[\d\s.-]+$/.test(number);
  return isEnd && digitsOf(first).length > end.length ? digitsOf(first).slice(0, -end.length) + end : number;
}

/** The numbers of a field, of which "/" separates two. */
export function phoneTexts(typed: string): PhoneText[] {
  const [first, ...others] = plainNumber(typed).split('/').map(partOf);
  return first ? [first, ...others.map((other) => ({ ...other, number: completed(other.number, first.number) }))] : [];
}

/** What is wrong with a typed number; undefined for a good one. */
export function phoneFault(typed: string): PhoneFault | undefined {
  const numbers = phoneTexts(typed);
  if (numbers.length > 2) return 'several';
  for (const { number } of numbers) {
    if (!/^\+?[\d\s().-]*$/.test(number)) return 'letters';
    const { length } = significant(number);
    if (length < digits.min) return 'short';
    if (length > digits.max) return 'long';
  }
  return undefined;
}
