const hour = 3_600_000;
/** So many changed rows are a bulk load: tidied as soon as it pauses, or after a minute of it. */
const bulk = 5_000;
const pause = 3_000;
const longest = 60_000;

/**
 * What PostgreSQL's background processes do and PGlite has none of: old row versions are cleared, statistics renewed, and the log is cut
 * (without a checkpoint it grows for ever, whatever `max_wal_size` says). Every hour in which something changed, and after a bulk load.
 */
export function deleteExpiredRows(run: (text: string) => Promise<unknown>): {
  changed(rows: number): void;
  stop(): void;
} {
  let changes = 0;
  let latest = 0;
  let soon: NodeJS.Timeout | undefined;
  const tidy = async () => {
    if (changes === 0) return;
    changes = latest = 0;
    // a failure here (the database is closing) costs nothing: the next hour tries again
    await run('vacuum (analyze)')
      .then(() => run('checkpoint'))
      .catch(() => undefined);
  };
  const hourly = setInterval(() => void tidy(), hour).unref();
  return {
    changed(rows) {
      changes += rows;
      if (changes < bulk) return;
      latest ||= Date.now() + longest;
      clearTimeout(soon);
      soon = setTimeout(() => void tidy(), Math.min(pause, latest - Date.now())).unref();
    },
    stop() {
      clearInterval(hourly);
      clearTimeout(soon);
    },
  };
}
