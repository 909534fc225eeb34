import { type AnyActor, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate';
import { addInspector } from './inspection';

/** One transition of a machine. */
export interface Transition {
  machine: AnyActor;
  /** The event that caused it, with its payload; `xstate.init` for the start. */
  event: { type: string };
  /** The resulting snapshot. */
  snapshot: AnyMachineSnapshot;
}

/**
 * Reports every transition of every machine from now on, children included, even if only the context changes or the
 * state stays the same. Ignored events are left out. Returns a function that stops it.
 */
export function observeTransitions(observer: (transition: Transition) => void): () => void {
  // an ignored event produces a snapshot, too
  const moved = new WeakSet<object>();
  return addInspector((inspected) => {
    if (inspected.type === '@xstate.microstep' && inspected._transitions.length > 0) moved.add(inspected.actorRef);
    if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return;
    const { actorRef, event, snapshot } = inspected;
    const tookOne = moved.delete(actorRef) || event.type === 'xstate.init' || snapshot.status !== 'active';
    if (tookOne) observer({ machine: actorRef as AnyActor, event, snapshot });
  });
}
