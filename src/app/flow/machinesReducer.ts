import { type UnknownAction, createReducer } from '@reduxjs/toolkit';

/** Where a machine stands, as Redux DevTools shows it. */
export interface MirroredMachine {
  value: unknown;
  context: unknown;
  /** The type of the event that led here. */
  event: string;
  /** `active`, or how it ended. */
  status: string;
  /** How many transitions there were. */
  steps: number;
}

export type MachinesState = Record<string, MirroredMachine>;

/** One transition, in plain data: the event with its payload, and what it led to. */
export interface MachineMove {
  /** The machine's id; one of several of a kind has its own name behind it (`photo/3f2c`). */
  id: string;
  event: { type: string };
  value: unknown;
  context: unknown;
  status: string;
}

interface MachineMoved extends UnknownAction {
  type: `machines/${string}`;
  payload: MachineMove;
}

/** `machines/<id>`: a machine took a transition. */
export function machineMoved(machineId: string, move: MachineMove): MachineMoved {
  return { type: `machines/${machineId}`, payload: move };
}

const isMachineMoved = (action: UnknownAction): action is MachineMoved => action.type.startsWith('machines/');

/** A mirror of every machine that runs: nothing reads it to decide, it is there to be looked at. */
export const machinesReducer = createReducer({} as MachinesState, (build) =>
  build.addMatcher(isMachineMoved, (machines, { payload: { id, event, ...stand } }) => {
    machines[id] = { ...stand, event: event.type, steps: (machines[id]?.steps ?? -1) + 1 };
  }),
);
