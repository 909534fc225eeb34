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
      with added as (
        insert into package (name, popular, description, features, colour, icon)
        values (${name}, ${name === 'Premium'}, 'For owners.', ${['WhatsApp enquiry button', 'Add-ons']}, 'leaf', 'home') on conflict (name) do nothing returning id
      )
      insert into package_version (package_id, price_in_paise, duration_in_days, slots, contacts, begins_at)
      select id, ${rupees * 100}, ${days}, ${slots}::int, ${contacts}::int, 'epoch' from added`);
  }
  for (const [name, rupees, delivery] of addOns)
    await database.run(sql`
      with added as (
        insert into add_on (name, description, delivery) values (${name}, 'Beside a package.', ${delivery}) on conflict (name) do nothing returning id
      )
      insert into add_on_version (add_on_id, price_in_paise, feature_days, begins_at)
      select id, ${rupees * 100}, ${delivery === 'featured' ? 30 : null}::int, 'epoch' from added`);
  const rows = await database.rows<{ name: string; id: number }>(
    sql`select name, id from package union all select name, id from add_on`,
  );
  return Object.fromEntries(rows.map(({ name, id }) => [name, id]));
}
