import { type ActorRefLike, type AnyActor, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate';
import { addInspector, running } from '../inspection';
import { actorName } from '../toPlain';
import { type LoggedMove, resumedEvent } from './sessionLog';

/** The names of a session's machines: their usual ones, with a number where two run at once (`hero#2`). */
export class MachineNames {
  private readonly names = new WeakMap<object, string>();
  private readonly holders = new Map<string, ActorRefLike>();

  of(actor: ActorRefLike): string {
    const known = this.names.get(actor);
    if (known !== undefined) return known;
    const { _parent: parent } = actor as AnyActor;
    // a child is told apart by its parent
    const number = parent ? /#\d+$/.exec(this.of(parent))?.[0] : undefined;
    const usual = actorName(actor as AnyActor);
    const isTaken = (name: string) => this.holders.get(name)?.getSnapshot()?.status === 'active';
    let name = usual + (number ?? '');
    for (let next = 2; !parent && isTaken(name); next += 1) name = `${usual}#${next}`;
    this.names.set(actor, name);
    this.holders.set(name, actor);
    return name;
  }
}

/** Where transitions are written: `begin` when one begins, `complete` with its result. */
export interface MoveSink {
  begin: (move: LoggedMove) => void;
  complete: (move: LoggedMove, snapshot: AnyMachineSnapshot) => void;
}

const isInit = (event: { type: string }) => event.type === 'xstate.init';

/**
 * Writes every transition of every machine, at the point where it begins: what a transition dispatches and sends comes
 * after it. Machines that already run come first, if wanted. Returns a function that stops it.
 */
export function logMachines(
  sink: MoveSink,
  names: MachineNames,
  { now, withRunning }: { now: () => number; withRunning: boolean },
): () => void {
  const begun = new WeakMap<object, LoggedMove>();
  const started = new WeakSet<object>();
  const origins = new WeakMap<object, ActorRefLike | undefined>();
  const begin = (machine: AnyActor, event: { type: string }, isResumed = false) => {
    const origin = origins.get(event);
    const move: LoggedMove = {
      at: now(),
      machine,
      name: names.of(machine),
      event,
      origin: origin && names.of(origin),
      isResumed,
    };
    sink.begin(move);
    return move;
  };

  for (const actor of withRunning ? running : []) {
    const snapshot: unknown = actor.getSnapshot();
    if (!isMachineSnapshot(snapshot)) continue;
    started.add(actor);
    sink.complete(begin(actor as AnyActor, { type: resumedEvent }, true), snapshot as AnyMachineSnapshot);
  }

  return addInspector((inspected) => {
    const actor = inspected.actorRef as AnyActor;
    if (inspected.type === '@xstate.event') {
      origins.set(inspected.event, inspected.sourceRef);
      // a machine's children start within its own start
      if (isInit(inspected.event) && isMachineSnapshot(actor.getSnapshot())) {
        const isResumed = started.has(actor) || actor.options.snapshot !== undefined;
        begun.set(actor, begin(actor, isResumed ? { type: resumedEvent } : inspected.event, isResumed));
        started.add(actor);
      }
    } else if (inspected.type === '@xstate.microstep') {
      const { event, snapshot, _transitions: transitions } = inspected;
      const isTaken = transitions.length > 0 || snapshot.status !== 'active';
      if (isTaken && !begun.has(actor) && !isInit(event)) begun.set(actor, begin(actor, event));
    } else if (inspected.type === '@xstate.snapshot') {
      const move = begun.get(actor);
      if (!move || !isMachineSnapshot(inspected.snapshot)) return;
      begun.delete(actor);
      // the microstep of a raised event names that event, the snapshot names the one from outside
      if (!move.isResumed) move.event = inspected.event;
      sink.complete(move, inspected.snapshot as AnyMachineSnapshot);
    }
  });
}
