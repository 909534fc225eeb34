import sql from 'sql-template-tag';
import { freshDatabase } from '../../../test/support/databases';
import { generateEnquiries } from './generateEnquiries';
import { loadDemo } from './loadDemo';

const now = new Date('2026-06-01T10:00:00Z');

describe('generated enquiries', () => {
  it('are the same for the same seed, whether added at once or in two runs', async () => {
    const checksums: unknown[] = [];
    for (const counts of [[40], [15, 40]]) {
      const { database, end } = await freshDatabase();
      await loadDemo({
        database,
        settings: { demoPassword: 'x' },
        now: () => now,
        hashPassword: async () => 'hash',
        fitsPassword: async () => true,
      });
      for (const count of counts) await generateEnquiries(database, { count, seed: 7, now });
      expect(await generateEnquiries(database, { count: 40, seed: 7, now })).toBe(0);
      checksums.push(
        await database.row(sql`
          select count(*)::int as many, md5(string_agg(concat_ws('|', client_id, kind, state, name, email, phone, message, property_title), '' order by id)) as sum
          from enquiry where client_id like 'generated-7-%'`),
      );
      await end();
    }
    expect(checksums[0]).toMatchObject({ many: 40 });
    expect(checksums[1]).toEqual(checksums[0]);
  });
});
