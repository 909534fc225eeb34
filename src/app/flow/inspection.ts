import type { InspectionEvent } from 'xstate';

type Inspector = (inspected: InspectionEvent) => void;

const inspectors = new Set<Inspector>();

/** Tells of all that happens in any machine from now on; answers how to stop. */
export function addInspector(inspector: Inspector): () => void {
  inspectors.add(inspector);
  return () => void inspectors.delete(inspector);
}

/** The one `inspect` of all machines: an actor's children report to their root's. */
export const inspect: Inspector = (inspected) => inspectors.forEach((inspector) => inspector(inspected));
