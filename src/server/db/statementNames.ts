import sql from 'sql-template-tag';

/**
 * Prefix of a statement whose best plan depends on its values (ranges, optional filters before a `limit`):
 * PostgreSQL plans it each time instead of keeping one plan for all. Statements that match words (`@@`) need no mark.
 */
export const withoutCachedPlan = sql`/* uncached plan */`;

/**
 * Only this many, because each name costs memory on every connection, and composed statements have endless variants.
 */
const most = 500;

/**
 * Names statements, so that PostgreSQL parses and plans them once per connection: a lookup by key then takes a third of
 * the time.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known ?? names.size >= most) return known;
    if (text.includes('@@') || text.startsWith(withoutCachedPlan.text)) return undefined;
    const name = `aangan_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
