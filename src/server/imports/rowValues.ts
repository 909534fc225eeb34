/** Columns of a stored row, as PostgreSQL writes them as JSON. */
export type RowValues = Readonly<Record<string, unknown>>;

/** The columns in which two states of a row differ, of those that somebody sets. */
export const differing = (before: RowValues, after: RowValues, columns: readonly string[]): string[] =>
  columns.filter((column) => JSON.stringify(before[column] ?? null) !== JSON.stringify(after[column] ?? null));

/** Some columns of a row. */
export const pick = (values: RowValues, columns: readonly string[]): RowValues =>
  Object.fromEntries(columns.map((column) => [column, values[column] ?? null]));
