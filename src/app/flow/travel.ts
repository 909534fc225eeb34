import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import type { MachinesState, MirroredMachine } from './machinesReducer';
import { stableText } from './recording/changes';

/** The store as time travel sees it. */
interface TravelledStore {
  getState: () => { machines: MachinesState };
  subscribe: (listener: () => void) => () => void;
}

/** A running machine as XState has it. It offers no way to show another state, so these are replaced while travelling. */
interface Movable {
  getSnapshot: () => unknown;
  _send: (event: { type: string }) => void;
  observers: Set<{ next?: (snapshot: unknown) => void }>;
}

/** Snapshots that are kept of each machine. */
const most = 500;
const actorText = /^\(actor (.+)\)$/;
const textOf = ({ value, context }: { value: unknown; context: unknown }) => stableText([value, context]);

/**
 * Lets the machines follow Redux DevTools: when it jumps to another state, skips actions or imports a session, each
 * running machine shows the state that the mirror has there, and so does its screen. Meanwhile machines are paused:
 * what their actors and timers send waits until DevTools is back at the latest state, what the screen sends is dropped.
 */
export class MachineTravel {
  private readonly actors = new Map<string, AnyActor>();
  private readonly past = new Map<string, { text: string; snapshot: AnyMachineSnapshot }[]>();
  private readonly shown = new Map<AnyActor, unknown>();
  private readonly waiting: (() => void)[] = [];
  private readonly mirrors: (() => void)[] = [];
  /** The mirror at the latest state. */
  private live: MachinesState;
  private isMirroring = false;
  private isTravelling = false;
  /** Events that an actor or a timer sent. */
  private readonly sent = new WeakSet<object>();

  constructor(private readonly store: TravelledStore) {
    this.live = store.getState().machines;
    store.subscribe(() => this.follow());
  }

  /** Notes that an actor sent the event. */
  noteSent(event: object): void {
    this.sent.add(event);
  }

  /** A machine made a transition; `mirrored` is how the mirror shows it. */
  moved(
    name: string,
    actor: AnyActor,
    snapshot: AnyMachineSnapshot,
    mirrored: Pick<MirroredMachine, 'value' | 'context'>,
  ): void {
    if (snapshot.status !== 'active') {
      this.actors.delete(name);
      return;
    }
    this.actors.set(name, actor);
    const past = this.past.get(name) ?? [];
    past.push({ text: textOf(mirrored), snapshot });
    this.past.set(name, past.slice(-most));
    // a screen that travelling opened
    const there = this.store.getState().machines[name];
    if (this.isTravelling && !this.shown.has(actor) && there) this.show(name, actor, there);
  }

  /** Writes to the mirror, once DevTools is at the latest state. */
  mirror(dispatch: () => void): void {
    if (this.isTravelling) {
      this.mirrors.push(dispatch);
      return;
    }
    this.isMirroring = true;
    dispatch();
    this.isMirroring = false;
    this.live = this.store.getState().machines;
  }

  private follow(): void {
    const { machines } = this.store.getState();
    if (this.isMirroring || (machines === this.live && !this.isTravelling)) return;
    if (machines === this.live || stableText(machines) === stableText(this.live)) {
      this.live = machines;
      this.resume();
      return;
    }
    this.isTravelling = true;
    for (const [name, actor] of [...this.actors]) {
      const there = machines[name];
      // it had not started yet
      if (there) this.show(name, actor, there);
      else this.pause(actor, actor.getSnapshot());
    }
  }

  private show(name: string, actor: AnyActor, there: MirroredMachine): void {
    const text = textOf(there);
    const before = this.past.get(name)?.findLast((one) => one.text === text)?.snapshot;
    const snapshot = before ?? this.rebuilt(actor, there);
    if (!snapshot) return;
    this.pause(actor, snapshot);
    for (const observer of (actor as unknown as Movable).observers) observer.next?.(snapshot);
  }

  /** A state of another session, from the mirror. Undefined if the machine has no such state. */
  private rebuilt(actor: AnyActor, { value, context }: MirroredMachine): AnyMachineSnapshot | undefined {
    const { machine } = actor.getSnapshot() as AnyMachineSnapshot;
    try {
      const resolved = machine.resolveState({ value: value as string, context: this.revive(context) as object });
      return Object.assign(resolved, {
        children: (actor.getSnapshot() as AnyMachineSnapshot).children,
      }) as AnyMachineSnapshot;
    } catch {
      return undefined;
    }
  }

  private revive(value: unknown): unknown {
    if (typeof value === 'string') return this.actors.get(actorText.exec(value)?.[1] ?? '') ?? value;
    if (Array.isArray(value)) return value.map((item) => this.revive(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, this.revive(held)]));
  }

  private pause(actor: AnyActor, snapshot: unknown): void {
    const isPaused = this.shown.has(actor);
    this.shown.set(actor, snapshot);
    if (isPaused) return;
    const movable = actor as unknown as Movable;
    movable.getSnapshot = () => this.shown.get(actor);
    movable._send = (event) => {
      if (this.sent.has(event) || event.type.startsWith('xstate.')) this.waiting.push(() => movable._send(event));
    };
  }

  private resume(): void {
    if (!this.isTravelling) return;
    this.isTravelling = false;
    const paused = [...this.shown.keys()];
    this.shown.clear();
    for (const actor of paused) {
      // their own ones again
      Reflect.deleteProperty(actor, 'getSnapshot');
      Reflect.deleteProperty(actor, '_send');
    }
    for (const actor of paused)
      for (const observer of (actor as unknown as Movable).observers) observer.next?.(actor.getSnapshot());
    for (const dispatch of this.mirrors.splice(0)) this.mirror(dispatch);
    for (const send of this.waiting.splice(0)) send();
  }
}
