import type { ActorRefLike, InspectionEvent } from 'xstate';

type Inspector = (inspected: InspectionEvent) => void;

const inspectors = new Set<Inspector>();

/** Reports every inspection event of every machine from now on. Returns a function that stops it. */
export function addInspector(inspector: Inspector): () => void {
  inspectors.add(inspector);
  return () => void inspectors.delete(inspector);
}

/** Every machine and other actor that runs, so that a recorder may start at any time. */
export const running = new Set<ActorRefLike>();

/** The `inspect` option of all machines. An actor's children report to their root's. */
export const inspect: Inspector = (inspected) => {
  if (inspected.type === '@xstate.snapshot')
    running[(inspected.snapshot as { status: string }).status === 'active' ? 'add' : 'delete'](inspected.actorRef);
  inspectors.forEach((inspector) => inspector(inspected));
};
