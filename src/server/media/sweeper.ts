import type { ServerDeps } from '../deps';
import { sweepUploads, uploadFolderOf } from '../plugins/uploads';

const quarterHour = 900_000;

/**
 * Takes away what a crash or a change of mind left behind, now and every quarter of an hour: with the half hour that anything may wait for
 * somebody to show it, nothing lies about for an hour. `stop` waits for the sweep under way.
 */
export function startSweeper({ settings, database, media, now, log }: Pick<ServerDeps, 'settings' | 'database' | 'media' | 'now' | 'log'>, everyInMs = quarterHour): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const sweep = async () => {
    await media.sweep(database);
    await sweepUploads(uploadFolderOf(settings), now());
  };
  const run = () => {
    running ??= sweep()
      .catch((failure: unknown) => log?.warn({ err: failure }, 'pictures could not be swept'))
      .then(() => { running = undefined; });
  };
  const timer = setInterval(run, everyInMs).unref();
  run();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
