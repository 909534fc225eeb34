/**
 * The order in which a transaction locks rows and names, so that two of them never wait for each other. What several
 * transactions lock together has a rank; a transaction takes the ranks upwards. Tests assert it (`lockWatch`), and what
 * is still missed is tried again by the port.
 *
 * `lock:x` is an advisory lock whose key begins with `x:`.
 */
const ranked: readonly string[] = [
  'payment',
  'provider_payment',
  'refund',
  'lock:grants',
  'package_grant',
  'visit',
  'lock:meeting',
  'meeting',
  'add_on_grant',
  'property',
  'addon_order',
  'lock:invoice',
  'lock:credit_note',
];
const rankOf = new Map(ranked.map((name, rank) => [name, rank]));

const changes =
  /\b(?:update|delete\s+from)\s+(?:only\s+)?(?!set\b)([a-z_]+)\b|\binsert\s+into\s+([a-z_]+)\b(?=[^;]*\bon\s+conflict\b[^;]*\bdo\s+update\b)/g;
const forUpdate = /\bfor\s+(?:no\s+key\s+)?update\b(?:\s+of\s+([a-z_]+))?/;

/** Without what is in brackets: lists of columns, and selections inside others. */
function outermost(statement: string): string {
  const less = statement.replace(/\([^()]*\)/g, ' ');
  return less === statement ? statement : outermost(less);
}

/** The table whose rows a selection locks. */
function lockedBySelection(statement: string): string[] {
  const text = outermost(statement);
  const alias = forUpdate.exec(text)?.[1];
  if (!forUpdate.test(text)) return [];
  const table = alias === undefined ? /\bfrom\s+([a-z_]+)/ : new RegExp(`\\b(?:from|join)\\s+([a-z_]+)\\s+${alias}\\b`);
  return [...(table.exec(text)?.slice(1, 2) ?? [])];
}

/** What a statement locks and waits for, in the order of its text. */
export function locksOf(text: string, values: readonly unknown[]): string[] {
  const statement = text.toLowerCase();
  if (/\b(skip\s+locked|nowait)\b/.test(statement)) return [];
  if (statement.includes('pg_advisory_xact_lock'))
    return values.flatMap((value) => (typeof value === 'string' ? [`lock:${value.split(':')[0] ?? ''}`] : []));
  const changed = [...statement.replace(new RegExp(forUpdate, 'g'), ' ').matchAll(changes)];
  return [...changed.flatMap(([, written, merged]) => written ?? merged ?? []), ...lockedBySelection(statement)];
}

/** Begins to watch a transaction: what it returns is called with each statement. */
export type LockWatch = () => (text: string, values: readonly unknown[]) => void;

/** Watches one transaction. @throws Error when it locks something after what has a higher rank */
export const lockWatch: LockWatch = () => {
  const taken = new Set<string>();
  let highest = { rank: -1, name: '' };
  return (text, values) => {
    for (const name of locksOf(text, values)) {
      const rank = rankOf.get(name);
      // rows that it holds already make nobody wait
      if (rank === undefined || taken.has(name)) continue;
      if (rank < highest.rank)
        throw new Error(`a transaction locks “${name}” after “${highest.name}”: see db/lockOrder.ts`);
      taken.add(name);
      highest = { rank, name };
    }
  };
};
