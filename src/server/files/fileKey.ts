const longest = 512;
/** Letters that every file system and address takes; none begins with a dot, so none leads elsewhere or is hidden. */
const part = String.raw`[A-Za-z0-9_-][A-Za-z0-9._-]*`;
const wholeKey = new RegExp(`^(?:${part}/)*${part}$`);
const beginning = new RegExp(`^(?:${part}/)*(?:${part})?$`);
const fits = (text: string, pattern: RegExp) => text.length <= longest && pattern.test(text);

export const refusedKey = (key: string): RangeError => new RangeError(`not the key of a file: ${JSON.stringify(key)}`);

export const isKey = (text: string): boolean => fits(text, wholeKey);

/** @throws RangeError for anything but names with single slashes between them */
export function checkKey(key: string): void {
  if (!isKey(key)) throw refusedKey(key);
}

/** @throws RangeError for what no key begins with */
export function checkPrefix(prefix: string): void {
  if (!fits(prefix, beginning)) throw refusedKey(prefix);
}
