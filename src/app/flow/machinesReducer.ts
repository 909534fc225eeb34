import { type UnknownAction, createReducer } from '@reduxjs/toolkit';

/** Where a machine stands, as Redux DevTools shows it. */
export interface MirroredMachine {
  value: unknown;
  /** The event that led here. */
  event: string;
  /** How many transitions there were. */
  steps: number;
}

export type MachinesState = Record<string, MirroredMachine>;

interface MachineMoved extends UnknownAction {
  type: `machines/${string}`;
  payload: { id: string; value: unknown; event: string };
}

/** `machines/<id>`: a machine went from one situation to another. */
export function machineMoved(id: string, value: unknown, event: string): MachineMoved {
  return { type: `machines/${id}`, payload: { id, value, event } };
}

const isMachineMoved = (action: UnknownAction): action is MachineMoved => action.type.startsWith('machines/');

/** A mirror of every machine that runs: nothing reads it to decide, it is there to be looked at. */
export const machinesReducer = createReducer({} as MachinesState, (build) =>
  build.addMatcher(isMachineMoved, (machines, { payload: { id, value, event } }) => {
    machines[id] = { value, event, steps: (machines[id]?.steps ?? -1) + 1 };
  }),
);
