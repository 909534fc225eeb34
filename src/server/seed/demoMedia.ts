import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { demoPictures } from './demoPictures';

/**
 * Inserts missing rows for the named demonstration pictures, whose files stay in this folder. @throws Error for an
 * unknown name
 */
export async function demoMedia(queryable: Queryable, names: Iterable<string>): Promise<(name: string) => number> {
  const wanted = [...new Set(names)].map((name) => {
    const picture = demoPictures[name];
    if (!picture) throw new Error(`There is no demonstration picture called ${name}.`);
    return { name, ...picture };
  });
  await queryable.run(sql`
    insert into media (hash, width, height, placeholder)
    select hash, width, height, placeholder from json_to_recordset(${JSON.stringify(wanted)}::json) as picture(hash text, width int, height int, placeholder text)
    on conflict (hash) do nothing`);
  const rows = await queryable.rows<{ id: number; hash: string }>(
    sql`select id, hash from media where hash = any(${wanted.map(({ hash }) => hash)}::text[])`,
  );
  const idOf = new Map(rows.map(({ id, hash }) => [hash, id]));
  const ids = new Map(wanted.map(({ name, hash }) => [name, idOf.get(hash)]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The demonstration picture ${name} has no row.`);
    return id;
  };
}

/** The alternative text of a demonstration picture. */
export const demoAlt = (name: string): string => demoPictures[name]?.alt ?? '';
