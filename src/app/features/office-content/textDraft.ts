/** What is written in this browser and not saved yet. */
export interface TextDraft<Form> {
  form: Form;
  /** The version that the text was begun from; 0 for a new one. */
  version: number;
  /** When it was typed. */
  at: string;
  /** Of a new text: the same until it is stored, so that it is stored once. */
  clientId: string;
}

type Stored = Readonly<Record<string, unknown>>;
const isRecord = (given: unknown): given is Stored => typeof given === 'object' && given !== null;

/** A draft as the browser stored it, checked; null if it is none. */
export function readDraft<Form>(
  stored: unknown,
  base: Form,
  readForm: (form: Stored, base: Form) => Form,
): TextDraft<Form> | null {
  if (!isRecord(stored) || !isRecord(stored.form)) return null;
  const { form, version, at, clientId } = stored;
  if (typeof version !== 'number' || typeof at !== 'string' || typeof clientId !== 'string') return null;
  return { form: readForm(form, base), version, at, clientId };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const keysOf = <Form extends object>(form: Form) => Object.keys(form) as (keyof Form)[];

export function isSameForm<Form extends object>(one: Form, other: Form): boolean {
  return keysOf(one).every((field) => isSame(one[field], other[field]));
}

/** After a save: what was typed meanwhile stays, everything else is as the server stored it. */
export function afterSave<Form extends object>(typed: Form, sent: Form, saved: Form): Form {
  const kept = keysOf(typed).filter((field) => !isSame(typed[field], sent[field]));
  return { ...saved, ...Object.fromEntries(kept.map((field) => [field, typed[field]])) };
}

/** A field that differs between two versions, with its label. */
export interface Difference {
  label: string;
  before: string;
  after: string;
}

type Cover = { alt: string } | { picture: { alt: string } } | null;

/** What a cover shows, in words. */
export const coverWords = (cover: Cover): string =>
  cover === null ? '' : 'alt' in cover ? cover.alt : cover.picture.alt;

/** A stored cover: one of a wrong shape is taken from `base`. */
export function readCover<Picture extends object>(stored: unknown, base: Picture | null): Picture | null {
  if (stored === null) return null;
  return isRecord(stored) && typeof stored.media === 'number' && isRecord(stored.picture) ? (stored as Picture) : base;
}

/** A stored text, or the one of `base`. */
export const readText = (stored: unknown, base: string): string => (typeof stored === 'string' ? stored : base);

/** Only the fields that differ. */
export const differing = (fields: readonly Difference[]): Difference[] =>
  fields.filter(({ before, after }) => before !== after);
