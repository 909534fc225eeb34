/** A stretch of text that two versions share, or that one of them has. */
export interface Part {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Above this, words are not compared one by one. */
const mostCells = 4_000_000;

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** The lengths of the longest common subsequences of all ends of two lists. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1));
  for (let at = one.length - 1; at >= 0; at -= 1)
    for (let to = other.length - 1; to >= 0; to -= 1) {
      const row = rows[at];
      const next = rows[at + 1];
      if (!row || !next) continue;
      row[to] = one[at] === other[to] ? (next[to + 1] ?? 0) + 1 : Math.max(next[to] ?? 0, row[to + 1] ?? 0);
    }
  return rows;
}

function push(parts: Part[], kind: Part['kind'], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else if (text !== '') parts.push({ kind, text });
}

function compare(one: readonly string[], other: readonly string[], parts: Part[]): void {
  const lengths = commonLengths(one, other);
  let at = 0;
  let to = 0;
  while (at < one.length || to < other.length) {
    if (at < one.length && one[at] === other[to]) {
      push(parts, 'same', one[at] ?? '');
      at += 1;
      to += 1;
    } else if (
      at < one.length &&
      (to >= other.length || (lengths[at + 1]?.[to] ?? 0) >= (lengths[at]?.[to + 1] ?? 0))
    ) {
      push(parts, 'removed', one[at] ?? '');
      at += 1;
    } else {
      push(parts, 'added', other[to] ?? '');
      to += 1;
    }
  }
}

/** What changed from one text to another, by words; by lines where too much differs. */
export function textDiff(before: string, after: string): Part[] {
  for (const split of [wordsOf, linesOf]) {
    const one = split(before);
    const other = split(after);
    let start = 0;
    while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1;
    let end = 0;
    while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
    const left = one.slice(start, one.length - end);
    const right = other.slice(start, other.length - end);
    if ((left.length + 1) * (right.length + 1) > mostCells) continue;
    const parts: Part[] = [];
    push(parts, 'same', one.slice(0, start).join(''));
    compare(left, right, parts);
    push(parts, 'same', end > 0 ? one.slice(-end).join('') : '');
    return parts;
  }
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}
