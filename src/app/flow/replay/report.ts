import type { DifferingStep, Replayed } from './replaySession';

const shown = (value: unknown) => JSON.stringify(value) ?? '(nothing)';

/** The first difference in words: its step, path, recorded and computed value. */
function describe({ step, title, path, recorded, computed }: DifferingStep): string[] {
  return [`step ${step} differs (${title}): ${path}`, `  recorded ${shown(recorded)}`, `  computed ${shown(computed)}`];
}

/** A replay in words: the first difference, and how many steps there are and differ. */
export function reportOf({ steps, differing }: Replayed): string {
  const [first] = differing;
  return [...(first ? describe(first) : []), `${steps} steps, ${differing.length} differ`].join('\n');
}

/** The computed states after the last replayed step, as JSON. */
export const stateReport = ({ state, machines }: Replayed): string =>
  JSON.stringify({ state, machines: machines.all() }, null, 2);
