import { readRecording } from '@app/flow/replay/readRecording';
import { type DifferingStep, replaySession, stateName, titleOf } from '@app/flow/replay/replaySession';
import { machines } from '@app/root/replay/machines';
import { reducer } from '@app/root/replay/reducer';
import { readFileSync } from 'node:fs';

/** A recorded session for the tests that `npm run replay -- FILE --write-test FILE` writes. */
export interface ReplayedJourney {
  differing: readonly DifferingStep[];
  /** The step has this title: a new address. */
  expectStep: (step: number, title: string) => void;
  /** The store's state is computed to have this value after the step; `(gone)` for none. */
  expectState: (step: number, path: string, value: unknown) => void;
  /** The machine is computed to be in this state after the step. */
  expectMachine: (step: number, machine: string, state: string) => void;
}

const valueAt = (state: unknown, path: string) =>
  path.split(' › ').reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], state);

export function replayedJourney(file: string): ReplayedJourney {
  const recording = readRecording(readFileSync(file, 'utf8'));
  const after: { state: unknown; machines: Record<string, string> }[] = [];
  const { differing } = replaySession(recording, { reducer, machines }, undefined, (replayed) => {
    const all = Object.entries(replayed.machines.every());
    const machineStates = Object.fromEntries(all.map(([name, { value }]) => [name, stateName(value)]));
    after.push({ state: replayed.state, machines: machineStates });
  });
  return {
    differing,
    expectStep: (step, title) => {
      const entry = recording.entries[step - 1];
      expect(entry && titleOf(entry)).toBe(title);
    },
    expectState: (step, path, value) =>
      expect(valueAt(after[step - 1]?.state, path)).toEqual(value === '(gone)' ? undefined : value),
    expectMachine: (step, machine, state) => expect(after[step - 1]?.machines[machine]).toBe(state),
  };
}
