import type { KindField } from './importKind';

/** A heading as it is compared: without case, signs and what is in brackets. */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[([{][^)\]}]*[)\]}]/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const letterOf = (place: number): string =>
  place < 26 ? String.fromCharCode(65 + place) : letterOf(Math.floor(place / 26) - 1) + letterOf(place % 26);

/**
 * The names of a file's columns: their headings, the letters of a spreadsheet where there is none, and a number behind
 * one that is there twice.
 */
export function columnNames(headings: readonly string[], width: number): string[] {
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, place) => {
    const name = (headings[place] ?? '').replace(/\s+/g, ' ').trim() || letterOf(place);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

const fieldsByHeading = (fields: readonly KindField[]) =>
  new Map(
    fields.flatMap(({ name, label, headings }) =>
      [name, label, ...headings].map((heading) => [headingKey(heading), name] as const),
    ),
  );

/** The field whose longest heading stands within this one as whole words; a rate, as “price per sq ft”, is no price. */
function fieldWithin(known: ReadonlyMap<string, string>, key: string): string | undefined {
  if (/ (?:per|rate) /.test(` ${key} `)) return undefined;
  const found = [...known].filter(([heading]) => heading !== '' && ` ${key} `.includes(` ${heading} `));
  const longest = Math.max(0, ...found.map(([heading]) => heading.length));
  const best = new Set(found.filter(([heading]) => heading.length === longest).map(([, field]) => field));
  return best.size === 1 ? [...best][0] : undefined;
}

/**
 * The field that each column seems to fill: as it was chosen before, by its heading, or by a part of that. Of two
 * columns for one field the better heading wins.
 */
export function guessMapping(
  names: readonly string[],
  fields: readonly KindField[],
  remembered: Readonly<Record<string, string | null>> = {},
): Record<string, string | null> {
  const known = fieldsByHeading(fields);
  const isField = new Set(fields.map(({ name }) => name));
  const guesses = names.map((name) => {
    const before = Object.hasOwn(remembered, name) ? remembered[name] : undefined;
    if (before === null || (before !== undefined && isField.has(before))) return { name, field: before, rank: 0 };
    const exact = known.get(headingKey(name));
    if (exact !== undefined) return { name, field: exact, rank: 1 };
    return { name, field: fieldWithin(known, headingKey(name)) ?? null, rank: 2 };
  });
  const taken = new Map<string, string>();
  for (const { name, field } of [...guesses].sort((one, other) => one.rank - other.rank))
    if (field !== null && !taken.has(field)) taken.set(field, name);
  return Object.fromEntries(
    guesses.map(({ name, field }) => [name, field !== null && taken.get(field) === name ? field : null]),
  );
}

/** The row with the headings among a file's first ones: where most of them are known. @returns its place */
export function guessHeaderRow(rows: readonly (readonly string[])[], fields: readonly KindField[]): number {
  const known = fieldsByHeading(fields);
  const scores = rows.map((cells) => new Set(cells.flatMap((cell) => known.get(headingKey(cell)) ?? [])).size);
  const most = Math.max(0, ...scores);
  return most === 0 ? 0 : scores.indexOf(most);
}

/** The text of the unit that a heading names: “sq m” of “Area (sq m)”, “lakh” of “Price in lakh”. */
export function unitOfHeading(heading: string): string | undefined {
  const text = heading.normalize('NFKC').toLowerCase();
  return (
    /[([{]\s*(?:in\s+)?([^)\]}]+?)\s*[)\]}]/.exec(text)?.[1] ??
    /\bin\s+(.+)$/.exec(text)?.[1]?.trim() ??
    /[,/-]\s*([^,/-]+)$/.exec(text)?.[1]?.trim()
  );
}

/** A day that is written with its month first, as JavaScript and PostgreSQL match it: its second number can be no month. */
export const monthFirstPattern = String.raw`^\s*\d{1,2}[/.-](1[3-9]|2\d|3[01])[/.-]\d{2,4}\s*$`;
const monthFirst = new RegExp(monthFirstPattern);

export const isMonthFirst = (text: string): boolean => monthFirst.test(text);
