/** Longer values are written as a checksum. */
const longest = 200;
/** Stands for a field that is gone. */
const gone = '(gone)';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** JSON that does not depend on the order of fields. */
export function stableText(value: unknown): string {
  return (
    JSON.stringify(value, (_name, held: unknown) =>
      isFields(held) && !Array.isArray(held)
        ? Object.fromEntries(Object.entries(held).sort(([one], [other]) => (one < other ? -1 : 1)))
        : held,
    ) ?? 'undefined'
  );
}

/** A short checksum of a text (FNV-1a). */
function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return `#${(sum >>> 0).toString(16).padStart(8, '0')} (${text.length} characters)`;
}

function shortOf(value: unknown): unknown {
  if (value === undefined) return gone;
  const text = stableText(value);
  return text.length > longest ? checksum(text) : value;
}

/** What differs between two states of plain data, by path: the later value, a checksum if it is long. */
export function changesBetween(before: unknown, after: unknown, path = '', changes: Fields = {}): Fields {
  if (before === after) return changes;
  const alike = isFields(before) && isFields(after) && Array.isArray(before) === Array.isArray(after);
  if (!alike) {
    changes[path || '(all)'] = shortOf(after);
    return changes;
  }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
    changesBetween(before[name], after[name], path ? `${path} › ${name}` : name, changes);
  return changes;
}
