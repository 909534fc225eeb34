import sql from 'sql-template-tag';
import { freshDatabase } from '../../../test/support/databases';
import { notPersonal } from './notPersonal';
import { personalData } from './personalData';
import type { PersonalRows } from './personalRows';

interface Column {
  table: string;
  column: string;
  text: boolean;
}

let columns: Column[] = [];
beforeAll(async () => {
  const { database, end } = await freshDatabase();
  columns = await database.rows<Column>(sql`
    select table_name as "table", column_name as "column",
      data_type not in ('integer', 'smallint', 'bigint', 'boolean', 'date', 'timestamp with time zone') as text
    from information_schema.columns where table_schema = 'public' order by 1, ordinal_position`);
  await end();
}, 360_000);

const nameOf = ({ table, column }: Column) => `${table}.${column}`;
const personal = new Set(personalData.flatMap(({ table, personal: own }) => own.map((column) => `${table}.${column}`)));
const others = notPersonal.flatMap(({ columns: listed }) =>
  Object.entries(listed).flatMap(([table, own]) => own.map((column) => `${table}.${column}`)),
);
const setOf = ({ erase }: PersonalRows) => (typeof erase === 'object' && 'set' in erase ? Object.keys(erase.set) : []);

it('R43 every column that can hold text is listed as personal, with rules for export and erasure, or as not personal', () => {
  const texts = columns.filter(({ text }) => text).map(nameOf);
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter((name) => !personal.has(name) && !others.includes(name))).toEqual([]);
});

it('R43 no column is listed as both, twice as not personal, or does not exist', () => {
  const all = columns.map(nameOf);
  expect(others.filter((name) => personal.has(name))).toEqual([]);
  expect(others.filter((name, at) => others.indexOf(name) !== at)).toEqual([]);
  expect([...personal, ...others].filter((name) => !all.includes(name))).toEqual([]);
});

it('R43 a rule that changes rows changes each of their personal columns', () => {
  for (const rows of personalData) {
    const set = setOf(rows);
    if (set.length > 0)
      expect([rows.table, rows.personal.filter((column) => !set.includes(column))]).toEqual([rows.table, []]);
  }
});

it('R43 every export names columns that exist, and every reason is given', () => {
  const all = columns.map(nameOf);
  const files: string[] = [];
  for (const rows of personalData) {
    const { table, export: exported, erase } = rows;
    if ('withheld' in exported) expect(exported.withheld).toMatch(/[.]$/);
    else {
      files.push(exported.file);
      for (const column of [...(exported.beside ?? []), ...(exported.without ?? []), ...exported.order])
        expect(all).toContain(`${table}.${column}`);
      expect((exported.without ?? []).filter((column) => !rows.personal.includes(column))).toEqual([]);
    }
    if (typeof erase === 'object' && 'kept' in erase) expect(erase.kept).toMatch(/[.]$/);
  }
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
});

it('R43 every table that points at an account has a rule', async () => {
  const { database, end } = await freshDatabase();
  const pointing = await database.rows<{ table: string; column: string }>(sql`
    select child.relname as "table", attname as "column" from pg_constraint
    join pg_class child on child.oid = conrelid join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'account'::regclass`);
  await end();
  const ruled = new Set(personalData.map(({ table }) => table));
  expect(pointing.length).toBeGreaterThan(15);
  expect(pointing.filter(({ table }) => !ruled.has(table))).toEqual([]);
}, 360_000);
