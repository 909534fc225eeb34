/** Bounds of the files that an agency brings its data in. */
export const importLimits = {
  bytes: 50 * 1024 * 1024,
  rows: 200_000,
  columns: 200,
  /** Characters of a cell, the most that Excel keeps. */
  cell: 32_767,
  /** Distinct values of a column with a fixed choice; a column with more is free text. */
  values: 200,
  /** Days in which an import can be undone, and after which its rows are deleted. */
  undoDays: 30,
  keptDays: 37,
} as const;

/** What a file can hold; changes of listings are also made from the list itself. */
export const importKinds = ['listings', 'leads', 'contacts', 'listing_changes'] as const;
export type ImportKind = (typeof importKinds)[number];

/** What is going on with an import. Those that end in “ing” are the server's turn, except `mapping`. */
export const importStates = [
  'reading',
  'mapping',
  'checking',
  'ready',
  'importing',
  'done',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/**
 * What became of a row: read, checked without or with a warning or an error, brought in, or, after the undo, as it was
 * before, kept because something hangs on it, or not undone.
 */
export const importRowStates = ['read', 'good', 'warned', 'bad', 'done', 'reversed', 'kept', 'failed'] as const;
export type ImportRowState = (typeof importRowStates)[number];
