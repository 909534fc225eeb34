import { minuteInMs } from '@contract/durations';
import sql, { raw } from 'sql-template-tag';
import type { StoreDeps } from '../lib/storeDeps';
import { defineJob } from './defineJob';
import { storedE164 } from '../lib/phones';

const tables = ['account', 'enquiry', 'meeting', 'visit'] as const;
const batchSize = 500;

/** Reads a batch of numbers that were stored before they were read. @returns how many */
async function readBatch({ database }: Pick<StoreDeps, 'database'>, table: (typeof tables)[number]): Promise<number> {
  const unread = await database.rows<{ id: number; phone: string }>(
    sql`select id, phone from ${raw(table)} where phone <> '' and phone_e164 is null order by id limit ${batchSize}`,
  );
  if (unread.length === 0) return 0;
  const read = unread.map(({ id, phone }) => ({ id, phone, e164: storedE164(phone) }));
  // a number that changes in this moment is read the next time
  await database.run(sql`
    update ${raw(table)} t set phone_e164 = read.e164 from json_to_recordset(${JSON.stringify(read)}::json) as read(id int, phone text, e164 text)
    where t.id = read.id and t.phone = read.phone and t.phone_e164 is null`);
  return unread.length;
}

/** Reads telephone numbers that have no E.164 beside them yet. */
export const readPhonesJob = defineJob({
  name: 'read-phones',
  every: 10 * minuteInMs,
  lease: 120,
  async run(deps: Pick<StoreDeps, 'database'>, keepLease) {
    const done = { read: 0 };
    for (const table of tables)
      while (await keepLease()) {
        const read = await readBatch(deps, table);
        done.read += read;
        if (read < batchSize) break;
      }
    return done;
  },
});
