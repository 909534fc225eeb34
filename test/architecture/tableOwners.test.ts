import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sql from 'sql-template-tag';
import { freshDatabase } from '../support/databases';
import { allowedWriters, tableOwners } from './tableOwners';

const server = path.resolve(__dirname, '../../src/server');

/** Tables that a file's SQL writes to; `any` for a table whose name is computed. */
function writtenTables(text: string): string[] {
  const writes = text.matchAll(
    /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?(?:"?(?:public\.)?([a-z_]+)\b"?|\$\{)/gi,
  );
  const names = [...writes].map(([, name]) => name?.toLowerCase() ?? 'any');
  return [...new Set(names)].filter((name) => name === 'any' || name in tableOwners);
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

interface Write {
  file: string;
  table: string;
}

const writes: Write[] = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
  .flatMap((file) =>
    writtenTables(withoutComments(readFileSync(path.join(server, file), 'utf8'))).map((table) => ({ file, table })),
  );

const isOwn = ({ file, table }: Write) => file.startsWith(`${tableOwners[table]}/`);
const isAllowed = ({ file, table }: Write, { path: allowed, tables }: (typeof allowedWriters)[number]) =>
  (allowed.endsWith('/') ? file.startsWith(allowed) : file === allowed) && (tables === 'all' || tables.includes(table));

it('each table of the schema has one owner', async () => {
  const { database, end } = await freshDatabase();
  const tables = await database.rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  await end();
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(tableOwners).sort());
}, 360_000);

it('only its owner writes to a table', () => {
  expect(writes.length).toBeGreaterThan(60);
  expect(
    writes.filter((write) => !isOwn(write) && !allowedWriters.some((allowed) => isAllowed(write, allowed))),
  ).toEqual([]);
});

it('each exception is needed', () => {
  expect(
    allowedWriters.filter((allowed) => !writes.some((write) => !isOwn(write) && isAllowed(write, allowed))),
  ).toEqual([]);
});

it.each([
  ['insert into mail (recipient) values (1)', ['mail']],
  ['UPDATE  property set', ['property']],
  ['delete from\n  session where', ['session']],
  ['truncate table "media"', ['media']],
  ['insert into ${quoted(table)} values', ['any']],
  ['select 1 from account for update of account', []],
  ['on conflict do update set name = 1', []],
])('parses %s', (text, tables) => {
  expect(writtenTables(text)).toEqual(tables);
});
