import { type AnyActor, type AnyMachineSnapshot, isMachineSnapshot } from 'xstate';
import { addInspector } from './inspection';

/** A transition that a machine took. */
export interface Transition {
  machine: AnyActor;
  /** What led to it, with its payload; `xstate.init` is the beginning. */
  event: { type: string };
  /** What it led to. */
  snapshot: AnyMachineSnapshot;
}

/**
 * Tells of every transition of every machine from now on, children included, those that change only the context and those that lead back
 * to where they came from too; not of events that a machine ignores. Answers how to stop.
 */
export function observeTransitions(observer: (transition: Transition) => void): () => void {
  // an ignored event ends in a snapshot too
  const moved = new WeakSet<object>();
  return addInspector((inspected) => {
    if (inspected.type === '@xstate.microstep' && inspected._transitions.length > 0) moved.add(inspected.actorRef);
    if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return;
    const { actorRef, event, snapshot } = inspected;
    const tookOne = moved.delete(actorRef) || event.type === 'xstate.init' || snapshot.status !== 'active';
    if (tookOne) observer({ machine: actorRef as AnyActor, event, snapshot });
  });
}
