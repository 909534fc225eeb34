import type { Migration } from './migrations/migration';

/** Stands among the schema's steps while a restore is under way, so that nothing starts on half of the data. */
export const restoreMark: Migration = { id: '0000_restore_under_way', sql: 'select 1' };

/** The folder inside DATA_DIR in which a restore is prepared, and the file inside it that is there while it takes its place. */
export const restoreFolder = 'restore-unfinished';
export const restoreSwapFile = 'swapping';

export const restoreUnfinished = () =>
  new Error('A restore did not finish. Run "npm run restore" again with --overwrite.');
