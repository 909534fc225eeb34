import type { Database } from '../db/database';

/** Triggers notify this channel once per statement that changes content. */
const channel = 'content_changed';
const tryAgainAfter = 2_000;

/** Knows whether cached content is still current. */
export interface ContentVersion {
  /**
   * Increases with every change of the content by any process; null while changes could be missed and nothing may be
   * cached.
   */
  version(): number | null;
  /** Called by the database when notifications stop arriving and when they arrive again. */
  setConnected(up: boolean): void;
  /** Starts listening, and retries until it succeeds. */
  start(database: Pick<Database, 'listen'>): Promise<void>;
  stop(): Promise<void>;
}

export function createContentVersion(): ContentVersion {
  let version = 0;
  let listens = false;
  let disconnected = false;
  let stopped = false;
  let unlisten: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const changed = () => void (version += 1);

  async function start(database: Pick<Database, 'listen'>): Promise<void> {
    try {
      unlisten = await database.listen(channel, changed);
      changed();
      listens = true;
    } catch {
      if (!stopped) timer = setTimeout(() => void start(database), tryAgainAfter).unref();
    }
  }

  return {
    version: () => (listens && !disconnected ? version : null),
    setConnected(up) {
      disconnected = !up;
      changed();
    },
    start,
    async stop() {
      stopped = true;
      listens = false;
      clearTimeout(timer);
      // fails when the database is already closed
      await unlisten?.().catch(() => undefined);
    },
  };
}
