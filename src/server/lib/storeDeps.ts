import type { Database } from '../db/database';

/** What most work needs: the database, and what time it is. */
export interface StoreDeps {
  database: Database;
  now: () => Date;
}
