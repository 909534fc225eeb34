import { type UnknownAction, createReducer } from '@reduxjs/toolkit';

/** A machine's current state, as Redux DevTools shows it. */
export interface MirroredMachine {
  value: unknown;
  context: unknown;
  /** The type of the latest event. */
  event: string;
  /** `active`, or how the machine ended. */
  status: string;
  /** The number of transitions so far. */
  steps: number;
  /** The machines and other actors it started, as texts by their ids. */
  children?: Record<string, unknown>;
}

export type MachinesState = Record<string, MirroredMachine>;

/** One transition as plain data: the event with its payload, and the result. */
export interface MachineMove {
  /** The machine's id, plus its own name if there are several (`photo/3f2c`). */
  id: string;
  event: { type: string };
  value: unknown;
  context: unknown;
  status: string;
  children?: Record<string, unknown>;
  /** The actor that sent the event; absent for the screen. */
  origin?: string;
  /** Where its transition began among all: the machines that it sent to are shown first. */
  order?: number;
}

interface MachineMoved extends UnknownAction {
  type: `machines/${string}`;
  payload: MachineMove;
}

/** Dispatched as `machines/<id>` for every transition of that machine. */
export function machineMoved(machineId: string, move: MachineMove): MachineMoved {
  return { type: `machines/${machineId}`, payload: move };
}

const isMachineMoved = (action: UnknownAction): action is MachineMoved => action.type.startsWith('machines/');

/** A mirror of every running machine, for DevTools only: no code may read it to decide anything. */
export const machinesReducer = createReducer({} as MachinesState, (build) =>
  build.addMatcher(isMachineMoved, (machines, { payload: { id, event, value, context, status, children } }) => {
    machines[id] = {
      value,
      context,
      status,
      ...(children && { children }),
      event: event.type,
      steps: (machines[id]?.steps ?? -1) + 1,
    };
  }),
);
