/** Prices that a search names in words, in rupees, and the remaining text. */
export interface PriceWords {
  left: string;
  min_price?: number;
  max_price?: number;
}

const crore = 10_000_000;
const units: readonly [RegExp, number][] = [
  [/^(crores?|cr|karod|karor|koti|करोड़?|कोटी)$/iu, crore],
  [/^(lakhs?|lacs?|l|लाख)$/iu, 100_000],
  [/^(thousand|k|hazaa?r|हज़?ार)$/iu, 1_000],
];
const unit =
  '(?:crores?|cr|karod|karor|koti|करोड़?|कोटी|lakhs?|lacs?|l|लाख|thousand|k|hazaa?r|हज़?ार)(?![\\p{L}\\p{M}\\p{N}])';
const amount = `(?:₹|rs\\.?)?\\s*\\d{1,7}(?:\\.\\d{1,2})?\\s*${unit}`;
const sum = `${amount}(?:\\s+${amount})*`;
const atMost = 'under|below|up\\s*to|upto|within|less than|max(?:imum)?|at most';
const atLeast = 'above|over|more than|min(?:imum)?|from|starting(?: from| at)?|at least';
const before = '(?<![\\p{L}\\p{M}\\p{N}.,])';
const range = new RegExp(`${before}(?:between\\s+|from\\s+)?(${sum})\\s*(?:to|-|–|and|se|से|ते)\\s*(${sum})`, 'iu');
const single = new RegExp(`${before}(?:(${atMost})\\s+|(${atLeast})\\s+)?(${sum})`, 'iu');

function rupeesOf(text: string): number {
  const parts = [...text.matchAll(new RegExp(`(\\d+(?:\\.\\d+)?)\\s*(${unit})`, 'giu'))];
  return Math.round(
    parts.reduce(
      (total, [, number, name]) =>
        total + Number(number) * (units.find(([pattern]) => pattern.test(name ?? ''))?.[1] ?? 0),
      0,
    ),
  );
}

/** Extracts prices from a search: a number with a unit is never text. A price alone is a maximum. */
export function readPrice(search: string): PriceWords {
  const [both, from, to] = range.exec(search) ?? [];
  if (both && from && to) {
    const [min_price, max_price] = [rupeesOf(from), rupeesOf(to)].sort((one, other) => one - other) as [number, number];
    return { left: search.replace(both, ' '), min_price, max_price };
  }
  const [whole, , least, price] = single.exec(search) ?? [];
  if (!whole || !price) return { left: search };
  const left = search.replace(whole, ' ');
  return least ? { left, min_price: rupeesOf(price) } : { left, max_price: rupeesOf(price) };
}
