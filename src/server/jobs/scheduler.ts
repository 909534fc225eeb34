import type { FastifyBaseLogger } from 'fastify';

/** Work that comes round until it is stopped. */
export interface RunningJob {
  /** Lets no more round begin and waits for the one under way. Never rejects. */
  stop(): Promise<void>;
}

interface Wish {
  round: () => Promise<unknown>;
  everyInMs: number;
  /** What the log says of a round that failed. */
  failed: string;
  log: FastifyBaseLogger | undefined;
  /** The first round comes after `everyInMs` and not at once. */
  rested?: boolean;
}

/**
 * Does one round at a time, now and every `everyInMs`: a round that takes longer lets those pass that would begin meanwhile, one that fails is
 * told to the log and ends nothing. Keeps no process alive.
 */
export function startJob({ round, everyInMs, failed, log, rested = false }: Wish): RunningJob {
  let running: Promise<void> | undefined;
  const once = async () => {
    try {
      await round();
    } catch (failure) {
      log?.warn({ err: failure }, failed);
    }
  };
  const run = () => {
    running ??= once().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(run, everyInMs).unref();
  if (!rested) run();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
