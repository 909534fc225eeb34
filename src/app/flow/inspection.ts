import type { InspectionEvent } from 'xstate';

type Inspector = (inspected: InspectionEvent) => void;

const inspectors = new Set<Inspector>();

/** Reports every inspection event of every machine from now on. Returns a function that stops it. */
export function addInspector(inspector: Inspector): () => void {
  inspectors.add(inspector);
  return () => void inspectors.delete(inspector);
}

/** The `inspect` option of all machines. An actor's children report to their root's. */
export const inspect: Inspector = (inspected) => inspectors.forEach((inspector) => inspector(inspected));
