import * as messages from '@messages/server/start';
import type { Migration } from './migrations/migration';

/** Recorded among the migrations during a restore, so that nothing starts on partial data. */
export const restoreMark: Migration = { id: '0000_restore_under_way', sql: 'select 1' };

/** The folder inside DATA_DIR in which a restore is prepared, and the file in it while data is being replaced. */
export const restoreFolder = 'restore-unfinished';
export const restoreSwapFile = 'swapping';

export const restoreUnfinished = () => new Error(messages.aRestoreDidNotFinish);
