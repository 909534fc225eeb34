import type { ImportKind } from '@contract/importLimits';
import type { Queryable } from '../db/database';
import { Problem } from '../lib/problem';
import type { MediaRow } from '../media/media';

/** A field that a column of a file can fill. */
export interface KindField {
  name: string;
  label: string;
  /** What a column of it may be called in files, in any language; compared by `headingKey`. */
  headings: readonly string[];
  /** The only values that it takes, with their names; null for any. */
  choices: readonly { value: string; label: string }[] | null;
  /** Its values are days or months, whose order the file's other rows may show. */
  isDate?: true;
  /** The unit that a heading names is read with its plain numbers. */
  isMeasure?: true;
  /** It takes a column of files that others have written in another way: our own files have none for it. */
  isAlias?: true;
  example?: string;
}

/** What a row has to say about one of its fields, or about itself as a whole. */
export interface Finding {
  field: string | null;
  message: string;
}

/** The refusal of a row that has become wrong since it was checked: 400 by field. */
export const refusedRow = (errors: readonly Finding[]) =>
  new Problem(
    400,
    'invalid',
    errors[0]?.message ?? '',
    Object.fromEntries(errors.map(({ field, message }) => [field ?? '', [message]])),
  );

/** The cells of a row by field; those with a fixed choice hold one of its values. Empty cells are absent. */
export type GivenCells = Readonly<Record<string, string>>;

/** What a row has made or changed, with what an undo needs. */
export interface Written {
  subject: number;
  outcome: 'made' | 'changed' | 'same';
  /** The values that it changed, as they were and as they became; `before` is null for what it made. */
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>>;
}

/** What a row has made or changed, with the pictures that were added for it and are still there. */
export interface Undoable extends Written {
  pictures: readonly number[];
}

/** What became of a row that is undone; what is kept says why. */
export type Undone = { state: 'reversed' } | { state: 'kept' | 'failed'; reason: string };

/** What a file can hold, with the catalogue of this moment. */
export interface OpenKind {
  fields: readonly KindField[];
  /** The choice that a value seems to mean; undefined where nobody can tell. */
  meaningOf(field: string, value: string): string | undefined;
  /**
   * What a row is known by when its file comes again: the name that the agency gives it (`isOwn`), which no two rows may
   * share, or else what it says.
   */
  keyOf(given: GivenCells): { key: string; isOwn: boolean };
  /** What else a row is found by when its file comes again; undefined for kinds without any. */
  addresses?: {
    /** Such as an email address, with the field that says it. */
    of(given: GivenCells): readonly { field: string; address: string }[];
    /** The warning of a row with an address that an earlier one has. */
    isShared(address: string, row: number): string;
  };
  /** What is wrong with a row, and what somebody should know. */
  check(given: GivenCells): { errors: readonly Finding[]; warnings: readonly Finding[] };
  /**
   * Brings a row in, or changes what a row with this key has brought in before. All of it is one transaction, the caller's.
   * @param by the row's key, and the account that brings it in
   * @throws Problem 400 by field, when it has become wrong since it was checked
   */
  write(tx: Queryable, given: GivenCells, by: { key: string; actorId: number }): Promise<Written>;
  /** Takes back what `write` did, unless it has changed since or something hangs on it. */
  undo(tx: Queryable, written: Undoable, actorId: number): Promise<Undone>;
}

/** How pictures are added to what a kind brings in. */
export interface KindPictures {
  /** What pictures of a row may be called: after its reference, or by the names that it gives. */
  namesOf(given: GivenCells): { reference: string | null; files: readonly string[] };
  /** How many pictures these have, by id; those without one are left out. */
  countsOf(queryable: Queryable, subjects: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /**
   * Adds a picture after those that are there, unless it is one of them.
   * @returns its own id and whether it is new
   * @throws Problem 400 where there are as many as there may be, 404 for what is gone
   */
  add(
    tx: Queryable,
    subject: number,
    picture: Pick<MediaRow, 'id'>,
    now: Date,
  ): Promise<{ id: number; isNew: boolean }>;
}

/** A kind of data that can be brought in from a file. */
export interface ImportedKind {
  kind: ImportKind;
  open(queryable: Queryable, now: Date): Promise<OpenKind>;
  /** Undefined for what has no pictures. */
  pictures?: KindPictures;
  /** What its rows made or changed, by id, as people call it; what is gone is left out. */
  titlesOf(queryable: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

/** @throws Error for a kind that nothing brings in */
export function kindNamed(kinds: readonly ImportedKind[], kind: ImportKind): ImportedKind {
  const found = kinds.find((one) => one.kind === kind);
  if (!found) throw new Error(`nothing brings in ${kind}`);
  return found;
}
