import { hourInMs, minuteInMs } from '@contract/durations';
import { repeat } from './repeat';

/** This many changed rows are a bulk load: vacuumed as soon as it pauses, or after a minute of it. */
const bulk = 5_000;
const pause = 3_000;
const longest = minuteInMs;

/**
 * Does what PostgreSQL's background processes do and PGlite lacks: removes old row versions, renews statistics and truncates the log (without
 * a checkpoint it grows forever, whatever `max_wal_size` says). Runs every hour in which something changed, and after a bulk load.
 */
export function startVacuuming(run: (text: string) => Promise<unknown>): {
  changed(rows: number): void;
  stop(): void;
} {
  let changes = 0;
  let latest = 0;
  let soon: NodeJS.Timeout | undefined;
  const vacuum = async () => {
    if (changes === 0) return;
    changes = latest = 0;
    // it fails while the database closes; otherwise the next hour tries again
    await run('vacuum (analyze)')
      .then(() => run('checkpoint'))
      .catch(() => undefined);
  };
  const hourly = repeat({
    run: vacuum,
    every: hourInMs,
    initialDelay: hourInMs,
    failed: 'vacuum failed',
    log: undefined,
  });
  return {
    changed(rows) {
      changes += rows;
      if (changes < bulk) return;
      latest ||= Date.now() + longest;
      clearTimeout(soon);
      soon = setTimeout(() => void vacuum(), Math.min(pause, latest - Date.now())).unref();
    },
    stop() {
      void hourly.stop();
      clearTimeout(soon);
    },
  };
}
