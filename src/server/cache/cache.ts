import { LRUCache } from 'lru-cache';
import type { ContentVersion } from './contentVersion';

/** Maximum age, in milliseconds, of what depends on the time of day. */
const oldest = 30_000;

/** Caches values made from the content, by key, until the content changes. */
export interface Cache<Value> {
  /** The cached value, while it is current. */
  get(key: string): Value | undefined;
  /** Stores a value that was started at this version of the content; dropped if the content has changed since. */
  set(key: string, value: Value, begunAt: number | null): void;
}

interface Bounds<Value> {
  /** Maximum number of entries; the least recently used are dropped first. */
  maxBytes: number;
  sizeOf: (value: Value) => number;
  now?: () => number;
}

export function createCache<Value extends object>(
  watch: Pick<ContentVersion, 'version'>,
  { maxBytes, sizeOf, now = Date.now }: Bounds<Value>,
): Cache<Value> {
  const kept = new LRUCache<string, { value: Value; version: number; until: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => Math.ceil(sizeOf(value)) + key.length + 200,
  });
  return {
    get(key) {
      const entry = kept.get(key);
      if (!entry) return undefined;
      if (entry.version === watch.version() && entry.until > now()) return entry.value;
      kept.delete(key);
      return undefined;
    },
    set(key, value, begunAt) {
      if (begunAt !== null && begunAt === watch.version())
        kept.set(key, { value, version: begunAt, until: now() + oldest });
    },
  };
}
