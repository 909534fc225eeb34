import sql from 'sql-template-tag';
import { freshDatabase } from '../../../test/support/databases';
import { makePriceList } from '../../../test/support/priceList';
import { generatePayments } from './generatePayments';

const now = new Date('2026-06-01T10:00:00Z');

describe('generated payments', () => {
  it('are the same for the same seed, whether added at once or in two runs, and need a person where they say so', async () => {
    const checksums: unknown[] = [];
    for (const counts of [[60], [25, 60]]) {
      const { database, end } = await freshDatabase();
      await makePriceList(database);
      for (const count of counts) await generatePayments(database, { count, seed: 7, now });
      expect(await generatePayments(database, { count: 60, seed: 7, now })).toBe(0);
      checksums.push(
        await database.row(sql`
          select count(*)::int as many, md5(string_agg(concat_ws('|', p.receipt, p.status, a.name, p.description, p.method, p.paid_in_paise), '' order by p.id)) as sum
          from payment p join account a on a.id = p.account_id where p.receipt like 'generated-7_%'`),
      );
      expect(
        await database.rows(
          sql`select id from payment where attention is distinct from payment_attention(payment, ${now})`,
        ),
      ).toEqual([]);
      const numbers = await database.rows<{ number: number }>(sql`select number from credit_note order by number`);
      expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_note, at) => at + 1));
      await end();
    }
    expect(checksums[0]).toMatchObject({ many: 60 });
    expect(checksums[1]).toEqual(checksums[0]);
  });
});
