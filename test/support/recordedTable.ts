import type { RecordedMove, SessionRecording } from '@contract/sessionRecording';
import { ReplayedMachines } from '@app/flow/replay/replayedMachines';
import { writeFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import type { promisedModel } from './promisedModel';

/** What a table leaves out: how its words are said to the machine. */
interface Said {
  input?: unknown;
  /** The machine's event for each of the table's, by the state it comes in; one that is missing is the event itself. */
  events: Readonly<Record<string, (state: string) => { type: string }>>;
  /** The machine's state for one of the table's. */
  stateOf?: (state: string) => unknown;
}

/**
 * A machine's table of promised transitions as a recording. Each path of the table is a run of the machine
 * (`meetingChange#2`), each row an entry: its state is the promised one, its context is what the machine computes
 * today. `RECORDING=FILE` writes it there, for `npm run replay`.
 */
export function recordedTable<State extends string>(
  promised: ReturnType<typeof promisedModel<State>>,
  machine: AnyStateMachine,
  { input, events, stateOf = (state) => state }: Said,
): SessionRecording {
  const computed = new ReplayedMachines({ [machine.id]: machine });
  const entries = promised.getShortestPaths().flatMap(({ steps }, run) => {
    let state = '';
    return steps.map(({ event: row, state: { value } }): RecordedMove => {
      const said = row.type === 'xstate.init' ? { type: row.type, input } : (events[row.type]?.(state) ?? row);
      const move: RecordedMove = {
        t: 0,
        machine: run === 0 ? machine.id : `${machine.id}#${run + 1}`,
        machineId: machine.id,
        event: said,
        value: stateOf(value as string),
        context: {},
      };
      const { context, status } = computed.step(move);
      state = value as string;
      return { ...move, context, ...(status !== 'active' && { status }) };
    });
  });
  const recording: SessionRecording = {
    format: 'aangan-session',
    version: 1,
    build: 'table',
    startedAt: new Date(0).toISOString(),
    path: '/',
    initialState: {},
    entries,
    finalState: {},
  };
  if (process.env.RECORDING) writeFileSync(process.env.RECORDING, JSON.stringify(recording));
  return JSON.parse(JSON.stringify(recording)) as SessionRecording;
}
