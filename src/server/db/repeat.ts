import type { FastifyBaseLogger } from 'fastify';

/** Work that repeats until it is stopped. */
export interface Repeating {
  /** Starts no further run and waits for the current one. Never rejects. */
  stop(): Promise<void>;
}

interface RepeatOptions {
  run: () => Promise<unknown>;
  /** Milliseconds between two starts. */
  every: number;
  /** Milliseconds before the first start; 0 starts at once. */
  initialDelay?: number;
  /** The log message for a run that failed. */
  failed: string;
  log: FastifyBaseLogger | undefined;
}

/**
 * Runs work at a fixed interval, one run at a time: starts that fall into a longer run are skipped, and a failed run is logged and does not
 * stop the next. Its timer keeps no process alive.
 */
export function repeat({ run, every, initialDelay = 0, failed, log }: RepeatOptions): Repeating {
  let current: Promise<void> | undefined;
  let interval: NodeJS.Timeout | undefined;
  const runOnce = async () => {
    try {
      await run();
    } catch (error) {
      log?.warn({ err: error }, failed);
    }
  };
  const start = () => {
    current ??= runOnce().finally(() => {
      current = undefined;
    });
  };
  const begin = () => {
    interval = setInterval(start, every).unref();
    start();
  };
  const delay = initialDelay > 0 ? setTimeout(begin, initialDelay).unref() : undefined;
  if (!delay) begin();
  return {
    stop: async () => {
      clearTimeout(delay);
      clearInterval(interval);
      await current;
    },
  };
}
