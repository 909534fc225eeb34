import { type AnyActor, type AnyMachineSnapshot, getNextTransitions, isMachineSnapshot } from 'xstate';
import { stateName } from '../../flow/replay/replaySession';
import { running } from '../../flow/inspection';
import { actorName } from '../../flow/toPlain';

/** A running machine as the panel lists it. */
export interface ListedMachine {
  actor: AnyActor;
  name: string;
  state: string;
  /** The events that its state names now; guards and payloads may still refuse one. */
  events: readonly string[];
}

const isInner = (event: string) => event === '' || event.startsWith('xstate.');

/** Every machine that runs, and the events that each would take now. */
export function listMachines(): ListedMachine[] {
  return [...running].flatMap((ref) => {
    const snapshot: unknown = ref.getSnapshot();
    if (!isMachineSnapshot(snapshot)) return [];
    const events = getNextTransitions(snapshot as AnyMachineSnapshot).map(({ eventType }) => eventType);
    return {
      actor: ref as AnyActor,
      name: actorName(ref as AnyActor),
      state: stateName(snapshot.value),
      events: [...new Set(events)].filter((event) => !isInner(event)).sort(),
    };
  });
}
