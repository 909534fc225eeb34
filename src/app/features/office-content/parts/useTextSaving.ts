import * as messages from '@messages/app/officeContent';
import { useEffect, useState } from 'react';
import { answeredFields, codeOf, errorMessage, fieldErrors } from '../../../api/apiError';
import type { useTextDraft } from './useTextDraft';

interface Options<Form extends object, Row extends { version: number }> {
  draft: ReturnType<typeof useTextDraft<Form, Row>>;
  /** What the server has: null for a new text, version 0 for a box that is empty. */
  row: Row | null;
  /** Sends the form as a change of this version. */
  send: (version: number) => Promise<Row>;
  /** What is shown after a save. */
  savedWords: string;
  /** What is shown after a save in place of somebody else's. */
  replacedWords?: string;
}

/** Saves what is typed. A refused attempt changes nothing of it. */
export function useTextSaving<Form extends object, Row extends { version: number }>({
  draft,
  row,
  send,
  savedWords,
  replacedWords = messages.savedYourVersionReplaced,
}: Options<Form, Row>) {
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Row>();
  const [refusal, setRefusal] = useState<unknown>();
  const [done, setDone] = useState('');

  // somebody else saved or removed it, and nothing was typed here
  const isNewer = row !== null && (row.version > draft.version || (row.version === 0 && draft.version > 0));
  const takesNewer = isNewer && !draft.isChanged && !busy;
  useEffect(() => {
    if (takesNewer) draft.replace(row);
  });

  /** Runs an attempt that stores `sent`; undefined when it was refused. */
  async function attempt(run: () => Promise<Row>, sent: Form): Promise<Row | undefined> {
    setBusy(true);
    setRefusal(undefined);
    setDone('');
    try {
      const now = await run();
      setConflict(undefined);
      draft.stored(now, sent);
      return now;
    } catch (refused) {
      setRefusal(refused);
      if (codeOf(refused) === 'stale') setConflict(answeredFields(refused).current as Row);
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  const errors = fieldErrors(refusal);
  const words = () => {
    if (!refusal || codeOf(refusal) === 'stale') return '';
    return Object.keys(errors).length > 0 ? messages.notSaved : errorMessage(refusal);
  };
  const saveAs = (version: number) => attempt(() => send(version), draft.form);

  return {
    busy,
    /** What somebody else saved, if the last save was refused for it. */
    conflict,
    refusal,
    errors,
    /** The error in words; empty for one that is shown elsewhere. */
    words: words(),
    done,
    setDone,
    attempt,
    saveQuietly: () => saveAs(draft.version),
    save: async () => {
      if (!busy && (await saveAs(draft.version))) setDone(savedWords);
    },
    saveOwn: async () => {
      if (conflict && (await saveAs(conflict.version))) setDone(replacedWords);
    },
    takeCurrent: () => {
      if (!conflict) return;
      draft.putAside();
      draft.replace(conflict);
      setConflict(undefined);
      setRefusal(undefined);
    },
    /** Shows the server's text in place of what was typed, such as after restoring a revision. */
    showSaved: (now: Row) => {
      draft.replace(now);
      setRefusal(undefined);
      setDone('');
    },
  };
}
