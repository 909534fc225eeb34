import type { RecordedMove } from '@contract/sessionRecording';
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  StateMachine,
  createActor,
  initialTransition,
  transition,
} from 'xstate';
import { PlainRecords } from '../recording/plainRecord';
import { resumedEvent } from '../recording/sessionLog';
import { actorName } from '../toPlain';

/** The machines of the app by id, with the guards that they get from outside. */
export type MachineRegistry = Readonly<Record<string, AnyStateMachine>>;

/** A machine's state as a recording writes it. */
export interface ReplayedState {
  value: unknown;
  context: unknown;
  status: string;
}

const nothing = () => undefined;
const actorText = /^\(actor (.+)\)$/;
const numberOf = (name: string) => /#\d+$/.exec(name)?.[0] ?? '';

/**
 * Every machine of a recording, computed by XState's `transition()` and `initialTransition()`. Nothing runs: effects and
 * messages to other machines are left out, because the recording holds the events they led to. A machine that reads its
 * children's states reads the replayed ones.
 */
export class ReplayedMachines {
  private readonly snapshots = new Map<string, AnyMachineSnapshot>();
  /** Spawned by a replayed transition; its own start is yet to come. */
  private readonly fresh = new Set<string>();
  private readonly names = new WeakMap<object, string>();
  private readonly prepared = new Map<string, AnyStateMachine>();
  /** The number of the machine that is computed (`#2`), which its children share. */
  private number = '';

  constructor(private readonly registry: MachineRegistry) {}

  /** The state of each machine so far; one that ended keeps its last. */
  every(): Record<string, ReplayedState> {
    return Object.fromEntries([...this.snapshots].map(([name, snapshot]) => [name, this.toState(snapshot)]));
  }

  /** The state of each machine that runs. */
  all(): Record<string, ReplayedState> {
    return Object.fromEntries(Object.entries(this.every()).filter(([, { status }]) => status === 'active'));
  }

  /** Computes a recorded transition. Throws for a machine that the registry lacks. */
  step(move: RecordedMove): ReplayedState {
    const { machine: name } = move;
    const machine = this.prepare(move.machineId ?? (name.split('/')[0] ?? '').replace(/#\d+$/, ''));
    this.number = numberOf(name);
    const event = this.revive(move.event) as { type: string; input?: unknown };
    const before = this.snapshots.get(name);
    if (event.type === 'xstate.init') {
      if (!this.fresh.delete(name)) this.snapshots.set(name, this.begin(machine, event.input));
    } else if (event.type === resumedEvent || !before) this.snapshots.set(name, this.resume(machine, move));
    else this.snapshots.set(name, transition(inert(machine), before, event as never)[0] as AnyMachineSnapshot);
    return this.toState(this.snapshots.get(name) as AnyMachineSnapshot);
  }

  private toState({ value, context, status }: AnyMachineSnapshot): ReplayedState {
    // a new one each time: a child's name may have changed its meaning
    const plain = new PlainRecords((actor) => this.names.get(actor) ?? actorName(actor));
    return { value: plain.of(value), context: plain.of(context) ?? {}, status };
  }

  private begin(machine: AnyStateMachine, input: unknown): AnyMachineSnapshot {
    return initialTransition(inert(machine), input as never)[0] as AnyMachineSnapshot;
  }

  /** A machine that ran before, as it was. */
  private resume(
    machine: AnyStateMachine,
    { value, context, status, children = {} }: RecordedMove,
  ): AnyMachineSnapshot {
    const snapshot = machine.resolveState({
      value: value as string,
      context: this.revive(context) as Record<string, unknown>,
      ...(status !== undefined && { status: status as 'active' }),
    });
    const refs = Object.entries(children).map(([id, text]) => [id, this.revive(text)] as const);
    return Object.assign(snapshot, {
      children: Object.fromEntries(refs.filter(([, ref]) => typeof ref === 'object')),
    }) as AnyMachineSnapshot;
  }

  /** Texts that stand for actors become references again. */
  private revive(value: unknown): unknown {
    if (typeof value === 'string') {
      const name = actorText.exec(value)?.[1];
      return name === undefined ? value : this.refTo(name);
    }
    if (Array.isArray(value)) return value.map((item) => this.revive(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, this.revive(held)]));
  }

  private refTo(name: string): AnyActorRef {
    const ref = createActor(
      standIn(() => this.live(name)),
      { id: name.replace(/^[^/]*\//, '') },
    );
    this.names.set(ref, name);
    return ref;
  }

  /** A machine without effects, whose children are replayed ones. */
  private prepare(id: string): AnyStateMachine {
    const known = this.prepared.get(id);
    if (known) return known;
    const machine = this.registry[id];
    if (!machine) throw new Error(`the machine ${id} is not in the registry of machines`);
    const { actions, actors } = machine.implementations;
    const sends = Object.entries(actions).filter(([, action]) => typeof action === 'function' && 'to' in action);
    const made = machine.provide({
      actions: Object.fromEntries(sends.map(([name]) => [name, nothing])),
      actors: Object.fromEntries(
        Object.entries(actors).map(([name, actor]) => [
          name,
          actor instanceof StateMachine
            ? this.childOf((actor as AnyStateMachine).id)
            : standIn(() => ({ status: 'active' })),
        ]),
      ),
    }) as AnyStateMachine;
    this.prepared.set(id, made);
    return made;
  }

  /** What a machine spawns instead of another machine: its state comes from the replay. */
  private childOf(id: string): AnyActorLogic {
    return standIn((self, input) => {
      const name = (self.id === id ? id : `${id}/${self.id}`) + this.number;
      this.names.set(self, name);
      this.snapshots.set(name, this.begin(this.prepare(id), input));
      this.fresh.add(name);
      return this.live(name);
    });
  }

  /** A snapshot that is always the current one. */
  private live(name: string): object {
    const now = () => this.snapshots.get(name);
    return {
      get value() {
        return now()?.value as unknown;
      },
      get context() {
        return now()?.context as unknown;
      },
      get status() {
        return now()?.status ?? 'active';
      },
    };
  }
}

/** Logic that does nothing but have a snapshot. */
function standIn(snapshotOf: (self: AnyActorRef, input: unknown) => object): AnyActorLogic {
  return {
    getInitialSnapshot: ({ self }, input) => snapshotOf(self as AnyActorRef, input) as never,
    transition: (snapshot) => snapshot as never,
    getPersistedSnapshot: (snapshot) => snapshot as never,
  } as AnyActorLogic;
}

/**
 * The machine for `transition()`, which creates an actor of it first, without an input: that one gets an empty snapshot,
 * so that it spawns no children.
 */
function inert(machine: AnyStateMachine): AnyActorLogic {
  let created = false;
  return {
    getInitialSnapshot: (scope, input) => {
      if (created) return machine.getInitialSnapshot(scope as never, input as never);
      created = true;
      return { status: 'active', output: undefined, error: undefined } as never;
    },
    transition: (snapshot, event, scope) => machine.transition(snapshot as never, event as never, scope as never),
    getPersistedSnapshot: (snapshot) => snapshot,
  } as AnyActorLogic;
}
