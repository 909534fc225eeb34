const delimiters = [',', ';', '\t', '|'] as const;
type Delimiter = (typeof delimiters)[number];
type Counts = Record<Delimiter, number>;

/** Lines that are looked at. */
const enough = 50;

const isDelimiter = (sign: string): sign is Delimiter => delimiters.some((delimiter) => delimiter === sign);

/** How often each delimiter stands outside of quotes, for the first lines of a text; the last one may be cut. */
function countsOf(text: string): Counts[] {
  const lines: Counts[] = [];
  let counts: Counts = { ',': 0, ';': 0, '\t': 0, '|': 0 };
  let isQuoted = false;
  let before = '\n';
  for (const sign of text) {
    if (isQuoted) isQuoted = sign !== '"';
    // a quote within a text is an inch; one right after a quote is a quote within quotes
    else if (sign === '"') isQuoted = before === '"' || before === '\n' || before === '\r' || isDelimiter(before);
    else if (isDelimiter(sign)) counts[sign] += 1;
    else if (sign === '\n' || sign === '\r') {
      if (lines.push(counts) === enough) return lines;
      counts = { ',': 0, ';': 0, '\t': 0, '|': 0 };
    }
    before = sign;
  }
  return [...lines, counts];
}

/** How many lines have the most usual number of a delimiter, and that number; lines without it do not count. */
function regularity(lines: readonly Counts[], delimiter: Delimiter): [lines: number, number: number] {
  const times = new Map<number, number>();
  for (const { [delimiter]: count } of lines) if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].reduce<[number, number]>(
    (best, [count, many]) => (many > best[0] || (many === best[0] && count > best[1]) ? [many, count] : best),
    [0, 0],
  );
}

/**
 * What separates the cells of a text, and where its rows begin. A first line `sep=;` says it and is no row; otherwise it
 * is what stands equally often in most of the first lines.
 *
 * @param start the text's beginning, some lines of it
 */
export function delimiterOf(start: string): { delimiter: string; begins: number } {
  const said = /^"?sep=([^"\r\n])"?(\r\n|\n|\r|$)/i.exec(start);
  if (said?.[1]) return { delimiter: said[1], begins: said[0].length };
  const lines = countsOf(start);
  const measured = delimiters.map((delimiter) => ({ delimiter, regular: regularity(lines, delimiter) }));
  measured.sort((a, b) => b.regular[0] - a.regular[0] || b.regular[1] - a.regular[1]);
  return { delimiter: measured[0]?.delimiter ?? ',', begins: 0 };
}
