/** A value as the text that PostgreSQL reads, so that both databases receive the same. Rejects objects: pass JSON as text with a cast. */
export function toParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(toElement).join(',')}}`;
  throw new TypeError(
    'a parameter is a text, a number, a boolean, a Date or a list of them; pass JSON as text and cast it (::jsonb)',
  );
}

function toElement(value: unknown): string {
  const text = toParameter(value);
  if (text === null) return 'NULL';
  return Array.isArray(value) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`;
}
