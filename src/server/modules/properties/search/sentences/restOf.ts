import type { ExchangeRates } from '@contract/currencies';
import { readSentence } from './readSentence';

/**
 * What remains of a sentence once its filters are taken out: a text that reads as the same unread words and no filter,
 * so that it can stand beside those filters in an address. In quotes only if it would be read otherwise: what is
 * left is read again, up to twice, to know.
 */
export function restOf(typed: string, rates: ExchangeRates = {}): string {
  const { unread, negated, mentions } = readSentence(typed, rates);
  if (!unread) return '';
  let cut = '';
  let from = 0;
  for (const { start, end } of mentions) {
    if (start > from) cut += `${typed.slice(from, start)} `;
    from = Math.max(from, end);
  }
  cut = (cut + typed.slice(from)).replace(/\s+/g, ' ').trim();
  const isSame = (text: string) => {
    const again = readSentence(text, rates);
    return again.mentions.length === 0 && again.unread === unread && again.negated === negated;
  };
  return [unread, cut].find(isSame) ?? `"${unread}"`;
}
