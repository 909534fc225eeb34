import { useRef, useState } from 'react';
import { textDrafts } from '../../../platform/textDrafts';
import { type TextDraft, afterSave, isSameForm, readDraft } from '../textDraft';

interface Options<Form extends object, Row extends { version: number }> {
  /** Names the text in this browser; of a new one, `keyOf` its row is another. */
  keyOf: (row: Row | null) => string;
  /** Null for a new one. */
  row: Row | null;
  empty: Form;
  toForm: (row: Row) => Form;
  /** Checks a stored form: fields of a wrong type are taken from `base`. */
  readForm: (stored: Readonly<Record<string, unknown>>, base: Form) => Form;
}

/**
 * What is typed into a text. Each change is kept in this browser at once, until it is saved: it outlives a reload, a
 * closed tab, a refused save and a lost login.
 */
export function useTextDraft<Form extends object, Row extends { version: number }>({
  keyOf,
  row,
  empty,
  toForm,
  readForm,
}: Options<Form, Row>) {
  const key = keyOf(row);
  const asideKey = `${key}/aside`;
  const [saved, setSaved] = useState(() => (row ? toForm(row) : empty));
  const [draft, setDraft] = useState<TextDraft<Form>>(() => {
    const stored = readDraft(textDrafts.read(key), saved, readForm);
    const fresh = { form: saved, version: row?.version ?? 0, at: '', clientId: crypto.randomUUID() };
    return stored && !isSameForm(stored.form, saved) ? stored : fresh;
  });
  // an answer that arrives later must find what was typed until then
  const latest = useRef(draft);
  const [restoredAt, setRestoredAt] = useState(draft.at);
  const [keeps, setKeeps] = useState(true);
  const [aside, setAside] = useState(() => readDraft(textDrafts.read(asideKey), saved, readForm));
  const dropAside = () => {
    textDrafts.forget(asideKey);
    setAside(null);
  };
  const show = (next: TextDraft<Form>) => {
    latest.current = next;
    setDraft(next);
  };
  const write = (next: TextDraft<Form>, base: Form) => {
    show(next);
    if (isSameForm(next.form, base)) textDrafts.forget(key);
    else setKeeps(textDrafts.write(key, next));
  };
  return {
    form: draft.form,
    /** What the server has. */
    saved,
    /** The version that the text was begun from; 0 for a new one. */
    version: draft.version,
    clientId: draft.clientId,
    /** When the text that was found in this browser was typed; empty if there was none. */
    restoredAt,
    /** False if this browser stores nothing. */
    keeps,
    isChanged: !isSameForm(draft.form, saved),
    change: (fields: Partial<Form>) =>
      write({ ...draft, form: { ...draft.form, ...fields }, at: new Date().toISOString() }, saved),
    /** The server stored `sent`, while the editor may have typed on. */
    stored: (now: Row, sent: Form) => {
      const base = toForm(now);
      setSaved(base);
      setRestoredAt('');
      const typed = latest.current;
      const next = { ...typed, form: afterSave(typed.form, sent, base), version: now.version };
      textDrafts.forget(key);
      if (!isSameForm(next.form, base)) textDrafts.write(keyOf(now), next);
      show(next);
    },
    /** Shows a saved text in place of what was typed. */
    replace: (now: Row) => {
      const base = toForm(now);
      setSaved(base);
      setRestoredAt('');
      write({ ...draft, form: base, version: now.version }, base);
    },
    /** Keeps what was typed beside the form, which can then be replaced. */
    putAside: () => {
      textDrafts.write(asideKey, draft);
      setAside(draft);
    },
    /** Whether an own text was put aside. */
    hasAside: aside !== null,
    takeBack: () => {
      if (aside) write({ ...aside, version: draft.version }, saved);
      dropAside();
    },
    dropAside,
  };
}
