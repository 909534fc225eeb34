import { minuteInMs } from '@contract/durations';
import type { MediaDeps } from './mediaDeps';
import { defineJob } from '../jobs/defineJob';
import { sweepUploads, uploadFolderOf } from '../files/scratch';

/**
 * Deletes pictures that nothing shows and uploads that a crash left behind. Both are kept for half an hour, so at this interval none stays
 * longer than an hour.
 */
export const sweepPicturesJob = defineJob({
  name: 'sweep-pictures',
  every: 15 * minuteInMs,
  // the files are on this process's own disk
  lease: 'eachProcess',
  async run({ settings, database, media, now }: Pick<MediaDeps, 'settings' | 'database' | 'media' | 'now' | 'log'>) {
    const pictures = await media.sweep(database);
    await sweepUploads(uploadFolderOf(settings), now());
    return { pictures };
  },
});
