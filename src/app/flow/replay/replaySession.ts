import type { RecordedAction, RecordedEntry, RecordedMove } from '@contract/sessionRecording';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { changesBetween } from '../recording/changes';
import { PlainRecords } from '../recording/plainRecord';
import { callOf } from '../toPlain';
import { type Difference, firstDifference } from './difference';
import type { Replayable } from './readRecording';
import { type MachineRegistry, ReplayedMachines } from './replayedMachines';

/** What computes the states: the app's reducer and machines. */
export interface ReplayParts {
  reducer: Reducer;
  machines: MachineRegistry;
}

/** A step that ended in another state than the recorded one. */
export interface DifferingStep extends Difference {
  /** Counted from 1. */
  step: number;
  title: string;
}

export interface Replayed {
  steps: number;
  differing: readonly DifferingStep[];
  /** The computed state of the store after the last step. */
  state: unknown;
  machines: ReplayedMachines;
}

export const isRecordedMove = (entry: RecordedEntry): entry is RecordedMove => 'machine' in entry;

/** A state's name: `login.submitting`. */
export function stateName(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, inner]) => (stateName(inner) ? `${name}.${stateName(inner)}` : name))
    .join(' and ');
}

/** The call of an action of the api: `listProperties`. */
export const callIn = (action: RecordedAction['action']): string => callOf(action as object) ?? '';

/** An entry in a line: `authDialog: SUBMITTED → login.submitting`, `session/loggedIn`. */
export function titleOf(entry: RecordedEntry): string {
  if (isRecordedMove(entry)) return `${entry.machine}: ${entry.event.type} → ${stateName(entry.value)}`;
  const { type, payload } = entry.action;
  return `${type} ${type === 'route/changed' ? (payload as { path: string }).path : callIn(entry.action)}`.trim();
}

function replayMove(machines: ReplayedMachines, move: RecordedMove): Difference | undefined {
  const { value, context, status = 'active' } = move;
  try {
    return firstDifference({ value, context, status }, machines.step(move));
  } catch (error) {
    return { path: 'event', recorded: stateName(value), computed: `${String(error)}` };
  }
}

/** Replays the store's part of an entry on the state before it. */
class ReplayedStore {
  private readonly plain = new PlainRecords(() => '');
  /** The last state that the recording knew, too. */
  private compared: unknown;

  constructor(
    private readonly reducer: Reducer,
    public state: unknown,
  ) {
    this.compared = state;
  }

  step({ action, changed }: RecordedAction): Difference | undefined {
    this.state = this.reducer(this.state, action as UnknownAction);
    if (changed === undefined) return undefined;
    const computed = changesBetween(this.plain.of(this.compared), this.plain.of(this.state));
    this.compared = this.state;
    return changedDifference(changed, computed);
  }

  finalDifference(recorded: unknown): Difference | undefined {
    return firstDifference(recorded, this.plain.of(this.state));
  }
}

/** The first path that changed otherwise; the recorded and the computed value of it. */
function changedDifference(recorded: Record<string, unknown>, computed: Record<string, unknown>) {
  for (const path of new Set([...Object.keys(recorded), ...Object.keys(computed)])) {
    const there = (changes: Record<string, unknown>) => (path in changes ? changes[path] : '(unchanged)');
    const difference = firstDifference(there(recorded), there(computed), path);
    if (difference) return difference;
  }
  return undefined;
}

/**
 * Rebuilds every state of a recording, or those of its first steps, and compares each with the recorded one: a machine's
 * value and context after each of its transitions, what each action changed in the store, and the last state.
 */
export function replaySession(
  recording: Replayable,
  { reducer, machines: registry }: ReplayParts,
  until?: number,
  onStep?: (replayed: Pick<Replayed, 'state' | 'machines'>) => void,
): Replayed {
  const machines = new ReplayedMachines(registry);
  const store = new ReplayedStore(reducer, recording.initialState);
  const differing: DifferingStep[] = [];
  const entries = recording.entries.slice(0, until);
  for (const [index, entry] of entries.entries()) {
    const difference = isRecordedMove(entry) ? replayMove(machines, entry) : store.step(entry);
    if (difference) differing.push({ step: index + 1, title: titleOf(entry), ...difference });
    onStep?.({ state: store.state, machines });
  }
  if (recording.finalState !== undefined && entries.length === recording.entries.length) {
    const difference = store.finalDifference(recording.finalState);
    if (difference) differing.push({ step: entries.length, title: 'the last state', ...difference });
  }
  return { steps: entries.length, differing, state: store.state, machines };
}
