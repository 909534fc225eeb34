import type { UnknownAction } from '@reduxjs/toolkit';
import { recordingLimits } from '@contract/recordingLimits';
import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import { sizeOf } from './sizeOf';

/** An action, and the state after it; undefined if other actions were dispatched within it. */
export interface LoggedAction {
  at: number;
  action: UnknownAction;
  state?: unknown;
}

/** A machine's transition. Without a snapshot while it is under way. */
export interface LoggedMove {
  at: number;
  machine: AnyActor;
  name: string;
  event: { type: string };
  origin: string | undefined;
  snapshot?: AnyMachineSnapshot;
  /** It ran before: the snapshot is where replay starts. */
  isResumed: boolean;
}

export type Logged = LoggedAction | LoggedMove;

export const isMove = (entry: Logged): entry is LoggedMove => 'machine' in entry;

/** Characters that texts of an entry take besides its values. */
const around = 150;
/** What is left for entries beside the first and the last state. */
const most = recordingLimits.bytes * 0.9;

const sizeOfEntry = (entry: Logged) =>
  isMove(entry)
    ? around + sizeOf(entry.event) + (entry.snapshot ? sizeOf(entry.snapshot.context) + 40 : 0)
    : // twice: its payload mostly changes the state, too
      around + 2 * sizeOf(entry.action);

/**
 * The ordered log of a session, by reference: what it holds is immutable and in memory anyway, so that writing costs
 * next to nothing. When it grows too long, its start moves forward.
 */
export class SessionLog {
  entries: Logged[] = [];
  private size = 0;

  constructor(
    public initialState: unknown,
    readonly startedAt: number,
    public path: string,
  ) {}

  add<Entry extends Logged>(entry: Entry): Entry {
    this.entries.push(entry);
    this.size += sizeOfEntry(entry);
    if (this.size + sizeOf(this.initialState) * 2 > most || this.entries.length > recordingLimits.entries * 0.9)
      this.moveStart(this.entries.length >> 2);
    return entry;
  }

  /** The log as it is now. */
  copy(): SessionLog {
    const copy = new SessionLog(this.initialState, this.startedAt, this.path);
    copy.entries = this.entries.map((entry) => ({ ...entry }));
    copy.size = this.size;
    return copy;
  }

  /** A transition's result is known. */
  complete(move: LoggedMove, snapshot: AnyMachineSnapshot): void {
    move.snapshot = snapshot;
    this.size += sizeOf(snapshot.context) + 40;
  }

  /**
   * Drops the oldest entries, at least so many: the state after them becomes the first, and machines that still run
   * start with their last snapshot.
   */
  moveStart(count: number): void {
    let state: unknown = this.initialState;
    let known: unknown = state;
    let isKnown = true;
    let end = 0;
    for (const [index, entry] of this.entries.entries()) {
      // its result is not known yet, unless the machine broke
      if (isMove(entry) && !entry.snapshot && entry.machine.getSnapshot().status === 'active') break;
      if (!isMove(entry)) {
        isKnown = entry.state !== undefined;
        known = entry.state;
      }
      if (isKnown) [state, end] = [known, index + 1];
      if (end >= count) break;
    }
    if (end === 0) return;
    const dropped = this.entries.slice(0, end);
    const last = new Map<string, LoggedMove>();
    for (const entry of dropped) if (isMove(entry) && entry.snapshot) last.set(entry.name, entry);
    for (const entry of dropped) {
      const path = routeOf(entry);
      if (path !== undefined) this.path = path;
    }
    const resumed = [...last.values()]
      .filter(({ snapshot }) => snapshot?.status === 'active')
      .map((move) => ({ ...move, event: { type: resumedEvent }, origin: undefined, isResumed: true }));
    this.initialState = state;
    this.entries = [...resumed, ...this.entries.slice(end)];
    this.size = this.entries.reduce((sum, entry) => sum + sizeOfEntry(entry), 0);
  }
}

/** The event of a machine that ran before the recording starts. */
export const resumedEvent = 'session.resumed';
/** The action that stands for a new address. */
export const routeAction = 'route/changed';

function routeOf(entry: Logged): string | undefined {
  if (isMove(entry) || entry.action.type !== routeAction) return undefined;
  return (entry.action.payload as { path: string }).path;
}
