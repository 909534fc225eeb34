import { useState } from 'react';
import { useStore } from 'react-redux';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { machineMoved } from './machinesReducer';

interface Dispatches {
  dispatch(action: ReturnType<typeof machineMoved>): unknown;
}

/** Tells the store of each change of situation; what only changed a machine's memory is left out. */
export function mirrorInto(store: Dispatches, id: string): (event: InspectionEvent) => void {
  let last = '';
  return (inspected) => {
    if (inspected.type !== '@xstate.snapshot' || (inspected.actorRef as AnyActorRef).id !== id) return;
    const value: unknown = (inspected.snapshot as { value?: unknown }).value;
    const written = JSON.stringify(value);
    if (value === undefined || written === last) return;
    last = written;
    store.dispatch(machineMoved(id, value, inspected.event.type));
  };
}

/** An `inspect` option for `useActor` that mirrors the machine of this id into the store as `machines/<id>`. */
export function useMachineMirror(id: string) {
  const store = useStore();
  const [inspect] = useState(() => mirrorInto(store, id));
  return { id, inspect };
}
