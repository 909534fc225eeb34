import { LRUCache } from 'lru-cache';
import type { ContentVersion } from './contentVersion';

/** What depends on the time of day may be this old, in milliseconds. */
const oldest = 30_000;

/** Remembers values made of the content, by a key, as long as the content does not change. */
export interface Cache<Value> {
  /** The value, when it still holds. */
  held(key: string): Value | undefined;
  /** Keeps a value whose making began at this version of the content; one that a change may have overtaken is dropped. */
  keep(key: string, value: Value, begunAt: number | null): void;
}

interface Bounds<Value> {
  /** In all; the least used are forgotten first. */
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
    held(key) {
      const entry = kept.get(key);
      if (!entry) return undefined;
      if (entry.version === watch.version() && entry.until > now()) return entry.value;
      kept.delete(key);
      return undefined;
    },
    keep(key, value, begunAt) {
      if (begunAt !== null && begunAt === watch.version())
        kept.set(key, { value, version: begunAt, until: now() + oldest });
    },
  };
}
