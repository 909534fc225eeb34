import { minuteInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { PropertiesDeps } from '../../propertiesDeps';
import { defineJob } from '../../../../jobs/defineJob';

type FoldDeps = Pick<PropertiesDeps, 'database' | 'now' | 'log'>;

/** Adds waiting changes to the squares of the map. @returns how many there were */
export async function foldMapChanges({ database }: Pick<FoldDeps, 'database'>): Promise<number> {
  const waiting = await database.row<{ changes: number }>(sql`select count(*)::int as changes from map_cell_change`);
  if (!waiting?.changes) return 0;
  await database.row(sql`select fold_map_changes()`);
  return waiting.changes;
}

/** Until a run, readers of the map add up the changes themselves, which is slow with many. */
export const foldMapChangesJob = defineJob({
  name: 'fold-map-changes',
  every: minuteInMs,
  lease: 60,
  run: async (deps: FoldDeps) => ({ folded: await foldMapChanges(deps) }),
});
