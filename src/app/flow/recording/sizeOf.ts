const known = new WeakMap<object, number>();

/** About how many characters a value has as JSON; parts that were measured before are not walked again. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 6;
  const before = known.get(value);
  if (before !== undefined) return before;
  // stands for a value that contains itself
  known.set(value, 0);
  const prototype: unknown = Object.getPrototypeOf(value);
  let size = 2;
  if (Array.isArray(value)) for (const item of value) size += sizeOf(item);
  else if (prototype === Object.prototype || prototype === null)
    for (const [name, held] of Object.entries(value)) size += name.length + 3 + sizeOf(held);
  else size = 60;
  known.set(value, size);
  return size;
}
