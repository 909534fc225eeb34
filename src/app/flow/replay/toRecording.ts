import type { RecordedEntry, SessionRecording } from '@contract/sessionRecording';
import type { UnknownAction } from '@reduxjs/toolkit';
import { changesBetween } from '../recording/changes';
import { PlainRecords } from '../recording/plainRecord';
import { Redaction } from '../recording/redaction';
import { wordsOf } from '../recording/writeRecording';
import type { Replayable } from './readRecording';
import { type ReplayParts, isRecordedMove } from './replaySession';

type Fields = Record<string, unknown>;

/** An error as plain data: its message is the program's, not a person's. */
const isPlainError = (value: object) =>
  'message' in value && 'name' in value && typeof value.name === 'string' && /Error$/.test(value.name);

/** In a recording, machines have entries of their own instead of their mirror in the store. */
const isMirror = (entry: RecordedEntry) => !isRecordedMove(entry) && entry.action.type.startsWith('machines/');

/**
 * An export of Redux DevTools as a recording that can be passed on: without secrets and personal data, with what each
 * action changes and the last state, both computed by the reducer. Machines keep the states that they had.
 */
export function toRecording(replayable: Replayable, { reducer }: ReplayParts): SessionRecording {
  const redaction = new Redaction(isPlainError);
  const plain = new PlainRecords(() => '');
  const entries = replayable.entries.filter((entry) => !isMirror(entry));
  const first = { ...replayable.initialState, machines: {} };
  [first, replayable.path].forEach((value) => redaction.learn(value));
  for (const entry of entries) {
    redaction.learn(entry);
    if (isRecordedMove(entry)) redaction.keep(...wordsOf(entry.value), entry.event.type, entry.machineId ?? '');
    else redaction.keep(entry.action.type, ...entry.action.type.split('/'));
  }
  const hide = <Value>(value: Value) => redaction.redact(value) as Value;

  // an export may begin with the store's first state, which it does not hold
  let state: unknown = reducer(hide(first), { type: '@@INIT' });
  const initialState = plain.of(state) as Fields;
  const written = entries.map((entry): RecordedEntry => {
    if (isRecordedMove(entry)) return { ...hide(entry), value: entry.value, machineId: entry.machineId };
    const action = hide(entry.action);
    const before = plain.of(state);
    state = reducer(state, action as UnknownAction);
    return { t: entry.t, action, changed: changesBetween(before, plain.of(state)) };
  });
  return {
    format: 'aangan-session',
    version: 1,
    build: 'export',
    startedAt: replayable.startedAt || new Date().toISOString(),
    path: hide(replayable.path) || '/',
    initialState,
    entries: written,
    finalState: plain.of(state) as Fields,
  };
}
