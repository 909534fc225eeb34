/** The first place where two values differ. */
export interface Difference {
  path: string;
  recorded: unknown;
  computed: unknown;
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The first difference of two plain values; a field without a value is as good as none. */
export function firstDifference(recorded: unknown, computed: unknown, path = ''): Difference | undefined {
  if (recorded === computed) return undefined;
  if (isFields(recorded) && isFields(computed) && Array.isArray(recorded) === Array.isArray(computed)) {
    for (const name of new Set([...Object.keys(recorded), ...Object.keys(computed)])) {
      const inner = firstDifference(recorded[name], computed[name], path ? `${path} › ${name}` : name);
      if (inner) return inner;
    }
    return undefined;
  }
  return { path, recorded, computed };
}
