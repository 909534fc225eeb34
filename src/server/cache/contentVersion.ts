import { secondInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { Database } from '../db/database';

/** Triggers notify this channel once per statement that changes content. */
const channel = 'content_changed';
const tryAgainAfter = 2_000;
/** Milliseconds between comparisons that nobody asks for: what depends on the content without being cached follows. */
const comparedEvery = 2_000;
/** Milliseconds; then the answer is made anew. */
const longestComparison = secondInMs;

type Source = Pick<Database, 'listen' | 'row'>;

/** Knows whether cached content is still current: from notifications, or by comparing while none arrive. */
export interface ContentVersion {
  /**
   * Increases with every change of the content by any process; null while changes could be missed and nothing may be
   * cached. While none are notified, it is as of the last comparison: `refresh` before a cached answer is sent.
   */
  version(): number | null;
  /** Compares with the database; undefined while notifications arrive. Never rejects. */
  refresh(): Promise<void> | undefined;
  /** Called by the database when notifications stop arriving and when they arrive again. */
  setConnected(up: boolean): void;
  /** Starts listening, and retries until it succeeds. */
  start(database: Source): Promise<void>;
  stop(): Promise<void>;
}

/** @param followed called when a comparison finds a change, before the version increases */
export function createContentVersion(followed: () => Promise<unknown> = async () => undefined): ContentVersion {
  let version = 0;
  let source: Source | undefined;
  let listens = false;
  let disconnected = false;
  let stopped = false;
  let unlisten: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const changed = () => void (version += 1);
  const comparisons = createComparisons();

  async function start(database: Source): Promise<void> {
    source = database;
    try {
      unlisten = await database.listen(channel, changed);
      changed();
      listens = true;
      void refresh();
    } catch {
      if (!stopped) timer = setTimeout(() => void start(database), tryAgainAfter).unref();
    }
  }

  const compares = () => listens && disconnected && source !== undefined;
  const refresh = () => (compares() && source ? comparisons.compare(source, followed, changed) : undefined);
  const comparing = setInterval(() => void refresh(), comparedEvery).unref();

  return {
    version: () => (listens && (!disconnected || comparisons.known()) ? version : null),
    refresh,
    setConnected(up) {
      disconnected = !up;
      comparisons.forget();
      changed();
      void refresh();
    },
    start,
    async stop() {
      stopped = true;
      listens = false;
      clearTimeout(timer);
      clearInterval(comparing);
      // fails when the database is already closed
      await unlisten?.().catch(() => undefined);
    },
  };
}

/** Compares the version in the database with the last one: one query at a time, which callers who came before it share. */
function createComparisons() {
  let last: number | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function compareNow(source: Source, followed: () => Promise<unknown>, changed: () => void): Promise<void> {
    try {
      const row = await source.row<{ changes: number }>(
        sql`select coalesce(sum(changes), 0)::bigint as changes from content_version`,
      );
      if (row?.changes === last) return;
      await followed();
      last = row?.changes;
      changed();
    } catch {
      last = undefined;
    }
  }

  return {
    known: () => last !== undefined,
    forget: () => void (last = undefined),
    async compare(...about: Parameters<typeof compareNow>): Promise<void> {
      // what began before this call may have read before a change that its caller has seen
      next ??= (running ?? Promise.resolve()).then(() => {
        running = next;
        next = undefined;
        return compareNow(...about);
      });
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          last = undefined;
          resolve();
        }, longestComparison).unref();
      });
      await Promise.race([next, late]).finally(() => clearTimeout(timer));
    },
  };
}
