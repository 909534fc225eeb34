import type { UnknownAction } from '@reduxjs/toolkit';
import { machineMoved } from '../../flow/machinesReducer';
import { readRecording } from '../../flow/replay/readRecording';
import { isRecordedMove } from '../../flow/replay/replaySession';
import type { AppStore } from '../store';

/** The store inside Redux DevTools, where it is installed. */
interface Lifted {
  liftedStore?: { dispatch: (action: UnknownAction) => unknown };
}

/** What a recording did, as the actions that DevTools shows: machines by their mirror. */
export function actionsOf(text: string): { actions: UnknownAction[]; preloadedState: unknown } {
  const { entries, initialState } = readRecording(text);
  const isMirrored = entries.some((entry) => !isRecordedMove(entry) && entry.action.type.startsWith('machines/'));
  const actions = entries.flatMap((entry): UnknownAction[] => {
    if (!isRecordedMove(entry)) return [entry.action];
    // the mirror's own actions are in the recording
    if (isMirrored) return [];
    const { machine: id, machineId = id, event, value, context, status = 'active', children } = entry;
    return [machineMoved(machineId, { id, event, value, context, status, ...(children && { children }) })];
  });
  return { actions, preloadedState: { ...initialState, machines: initialState.machines ?? {} } };
}

/** Imports a recording, or an export of Redux DevTools, into DevTools. False where that is not installed. */
export function openRecording(store: AppStore, text: string): boolean {
  const { actions, preloadedState } = actionsOf(text);
  const { liftedStore } = store as Lifted;
  if (!liftedStore) return false;
  liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState: actions, preloadedState });
  return true;
}
