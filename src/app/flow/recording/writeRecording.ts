import { recordingLimits } from '@contract/recordingLimits';
import type { RecordedEntry, SessionRecording } from '@contract/sessionRecording';
import type { AnyActor } from 'xstate';
import { yieldToMain } from '../../platform/yieldToMain';
import type { ActorLike } from '../toPlain';
import { changesBetween } from './changes';
import type { MachineNames } from './logMachines';
import { PlainRecords } from './plainRecord';
import { Redaction } from './redaction';
import { type Logged, type LoggedMove, type SessionLog, isMove } from './sessionLog';

/** The longest time without a pause, in milliseconds. */
const longest = 8;

interface Written {
  entries: readonly Logged[];
  initialState: unknown;
  finalState: unknown;
  path: string;
}

type Fields = Record<string, unknown>;

/** Writes a log as a recording: plain, without secrets and personal data, in parts that leave the page responsive. */
export class RecordingWriter {
  private readonly plain: PlainRecords;
  private readonly redaction: Redaction;
  private pausedAt = performance.now();

  constructor(private readonly names: MachineNames) {
    this.plain = new PlainRecords((actor: ActorLike) => names.of(actor as AnyActor));
    this.redaction = new Redaction((value) => this.plain.errors.has(value));
  }

  /** The recording, with its start moved forward until it is small enough. */
  async write(log: SessionLog, finalState: unknown, build: string): Promise<SessionRecording> {
    for (;;) {
      const { initialState, path } = log;
      const entries = log.entries.filter((entry) => !isMove(entry) || entry.snapshot);
      const recording = await this.writeOnce({ entries, initialState, finalState, path }, log.startedAt, build);
      const bytes = new TextEncoder().encode(JSON.stringify(recording)).length;
      const count = log.entries.length;
      if (bytes > recordingLimits.bytes || recording.entries.length > recordingLimits.entries)
        log.moveStart(Math.ceil(count / 4));
      else return recording;
      // a state that is too large by itself
      if (log.entries.length === count) return { ...recording, initialState: {}, entries: [], finalState: {} };
    }
  }

  private async writeOnce(written: Written, startedAt: number, build: string): Promise<SessionRecording> {
    await this.learn(written);
    const hide = (value: unknown) => this.redaction.redact(this.plain.of(value));
    const entries: RecordedEntry[] = [];
    let state = hide(written.initialState);
    const initialState = state as Fields;
    for (const entry of written.entries) {
      await this.pause();
      const t = Math.max(0, Math.round(entry.at));
      if (isMove(entry)) {
        entries.push({ t, ...this.moveOf(entry, hide) });
        continue;
      }
      const action = hide(entry.action) as { type: string };
      const after = entry.state === undefined ? undefined : hide(entry.state);
      entries.push({ t, action, ...(after !== undefined && { changed: changesBetween(state, after) }) });
      if (after !== undefined) state = after;
    }
    return {
      format: 'aangan-session',
      version: 1,
      build,
      startedAt: new Date(startedAt).toISOString(),
      path: hide(written.path) as string,
      initialState,
      entries,
      finalState: hide(written.finalState) as Fields,
    };
  }

  private moveOf(move: LoggedMove, hide: (value: unknown) => unknown) {
    const { name, event, origin, snapshot, isResumed } = move;
    const children = Object.entries(snapshot?.children ?? {});
    return {
      machine: hide(name) as string,
      machineId: snapshot?.machine.id ?? '',
      event: hide(event) as { type: string },
      ...(origin !== undefined && { origin: hide(origin) as string }),
      value: this.plain.of(snapshot?.value),
      context: hide(snapshot?.context) ?? {},
      ...(snapshot?.status !== 'active' && { status: snapshot?.status }),
      ...(isResumed && { children: Object.fromEntries(children.map(([id, child]) => [id, hide(child)])) }),
    };
  }

  private async learn({ entries, initialState, finalState, path }: Written): Promise<void> {
    const learn = (value: unknown) => this.redaction.learn(this.plain.of(value));
    [initialState, finalState, path].forEach(learn);
    for (const entry of entries) {
      await this.pause();
      if (isMove(entry)) {
        [entry.event, entry.snapshot?.context, entry.name].forEach(learn);
        this.redaction.keep(...wordsOf(entry.snapshot?.value), entry.event.type, entry.snapshot?.machine.id ?? '');
      } else {
        [entry.action, entry.state].forEach(learn);
        this.redaction.keep(entry.action.type, ...entry.action.type.split('/'));
      }
    }
  }

  private async pause(): Promise<void> {
    if (performance.now() - this.pausedAt < longest) return;
    await yieldToMain();
    this.pausedAt = performance.now();
  }
}

/** The names of a state. */
export const wordsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => [name, ...wordsOf(inner)])
      : [];
