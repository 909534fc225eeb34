import type { RecordedEntry, RecordedMove, SessionRecording } from '@contract/sessionRecording';
import type { MachineMove, MachinesState } from '../machinesReducer';
import { resumedEvent } from '../recording/sessionLog';

/** What can be replayed: a recording, or an export of Redux DevTools, which has no last state. */
export type Replayable = Pick<SessionRecording, 'path' | 'startedAt' | 'initialState' | 'entries'> & {
  finalState?: SessionRecording['finalState'] | undefined;
};

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that the extension writes as JSON within the JSON. */
const unwrapped = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

const isAction = (value: unknown): value is RecordedActionLike => isFields(value) && typeof value.type === 'string';
type RecordedActionLike = Fields & { type: string };

/** The machine of an action that mirrors a transition. */
function moveIn({ type, payload }: RecordedActionLike): (RecordedMove & { order: number }) | undefined {
  if (!type.startsWith('machines/') || !isFields(payload)) return undefined;
  const { id, event, value, context, status, children, origin, order = 0 } = payload as unknown as MachineMove;
  return {
    t: 0,
    machine: id,
    machineId: type.slice('machines/'.length),
    event,
    value,
    context: context ?? {},
    order,
    ...(status !== 'active' && { status }),
    ...(origin !== undefined && { origin }),
    ...(event.type === resumedEvent && { children: children ?? {} }),
  };
}

/** Machines that ran when the export begins, from the mirror in its first state. */
function runningIn(machines: MachinesState): RecordedMove[] {
  return Object.entries(machines)
    .filter(([, { status }]) => status === 'active')
    .map(([machine, { value, context, children = {} }]) => ({
      t: 0,
      machine,
      machineId: (machine.split('/')[0] ?? '').replace(/#\d+$/, ''),
      event: { type: resumedEvent },
      value,
      context: context ?? {},
      children,
    }));
}

function readExport({ payload, preloadedState }: Fields): Replayable {
  const actions = unwrapped(payload);
  if (!Array.isArray(actions)) throw new Error('the export of Redux DevTools has no list of actions');
  const before = preloadedState === undefined ? {} : unwrapped(preloadedState);
  const initialState = isFields(before) ? before : {};
  // a machine's action comes after those of the machines it sent to: `order` is where its transition began
  const taken = actions.filter(isAction);
  const moves = taken.flatMap((action) => moveIn(action) ?? []).sort((one, other) => one.order - other.order);
  let next = 0;
  const entries = taken.flatMap((action): RecordedEntry[] => {
    const entry = { t: 0, action };
    if (!moveIn(action)) return [entry];
    const { order: _order, ...move } = moves[next++] as RecordedMove & { order: number };
    return [move as RecordedMove, entry];
  });
  const running = isFields(initialState.machines) ? runningIn(initialState.machines as unknown as MachinesState) : [];
  return { path: '', startedAt: '', initialState, entries: [...running, ...entries] };
}

/** Reads a recording or an export of Redux DevTools. Throws for anything else, saying why. */
export function readRecording(text: string): Replayable {
  const value: unknown = JSON.parse(text);
  if (!isFields(value)) throw new Error('this is neither a recording nor an export of Redux DevTools');
  if ('payload' in value) return readExport(value);
  if (value.format !== 'aangan-session') throw new Error('this is neither a recording nor an export of Redux DevTools');
  if (value.version !== 1)
    throw new Error(`this recording has version ${String(value.version)}; version 1 can be read`);
  if (!Array.isArray(value.entries) || !isFields(value.initialState) || !isFields(value.finalState))
    throw new Error('this recording lacks its entries or states');
  return value as unknown as SessionRecording;
}
