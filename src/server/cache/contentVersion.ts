import type { Database } from '../db/database';

/** The channel that triggers of the content's tables speak on, once a statement. */
const channel = 'content_changed';
const tryAgainAfter = 2_000;

/** Tells whether what was remembered of the content still holds. */
export interface ContentVersion {
  /** Grows with every change of the content, by this process or another; null while changes could be missed: then nothing may be remembered. */
  version(): number | null;
  /** Told by the database when notices stop arriving and when they arrive again. */
  hearing(up: boolean): void;
  /** Begins to listen, and tries again until it does. */
  start(database: Pick<Database, 'listen'>): Promise<void>;
  stop(): Promise<void>;
}

export function createContentVersion(): ContentVersion {
  let version = 0;
  let listens = false;
  let deaf = false;
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
    version: () => (listens && !deaf ? version : null),
    hearing(up) {
      deaf = !up;
      changed();
    },
    start,
    async stop() {
      stopped = true;
      listens = false;
      clearTimeout(timer);
      // a database that is closed already tells nothing any more
      await unlisten?.().catch(() => undefined);
    },
  };
}
