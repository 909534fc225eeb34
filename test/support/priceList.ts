/*
 * makePriceList(database): inserts the specification's packages and add-ons once → their ids by name ("Basic",
 * "Featured listing", …).
 */
import sql from 'sql-template-tag';
import type { Queryable } from '@server/db/database';

const packages = [
  ['Basic', 2_999, 30, 2, 50],
  ['Premium', 5_999, 60, 5, 200],
  ['Enterprise', 12_999, 90, null, null],
] as const;
const addOns = [
  ['Professional photography', 1_499, 'photos'],
  ['Virtual tour', 2_499, 'tour'],
  ['Featured listing', 999, 'featured'],
  ['Social media promotion', 1_999, 'posts'],
] as const;

export async function makePriceList(database: Queryable): Promise<Record<string, number>> {
  for (const [name, rupees, days, slots, contacts] of packages) {
    await database.run(sql`
      insert into package (name, price_in_paise, duration_in_days, slots, contacts, popular, description, features, colour, icon)
      values (${name}, ${rupees * 100}, ${days}, ${slots}, ${contacts}, ${name === 'Premium'}, 'For owners.', ${['WhatsApp enquiry button', 'Add-ons']}, 'leaf', 'home') on conflict (name) do nothing`);
  }
  for (const [name, rupees, delivery] of addOns)
    await database.run(
      sql`insert into add_on (name, price_in_paise, description, feature_days, delivery) values (${name}, ${rupees * 100}, 'Beside a package.', ${delivery === 'featured' ? 30 : null}, ${delivery}) on conflict (name) do nothing`,
    );
  const rows = await database.rows<{ name: string; id: number }>(
    sql`select name, id from package union all select name, id from add_on`,
  );
  return Object.fromEntries(rows.map(({ name, id }) => [name, id]));
}
