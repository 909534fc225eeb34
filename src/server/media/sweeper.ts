import type { ServerDeps } from '../deps';
import { type RunningJob, startJob } from '../jobs/scheduler';
import { sweepUploads, uploadFolderOf } from '../plugins/uploads';

const quarterHour = 900_000;

/**
 * Takes away what a crash or a change of mind left behind, now and every quarter of an hour until stopped: with the half hour that anything may
 * wait for somebody to show it, nothing lies about for an hour.
 */
export function startSweeper(
  { settings, database, media, now, log }: Pick<ServerDeps, 'settings' | 'database' | 'media' | 'now' | 'log'>,
  everyInMs = quarterHour,
): RunningJob {
  const round = async () => {
    await media.sweep(database);
    await sweepUploads(uploadFolderOf(settings), now());
  };
  return startJob({ round, everyInMs, failed: 'pictures could not be swept', log });
}
