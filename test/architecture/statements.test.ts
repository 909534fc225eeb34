import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const server = path.resolve(__dirname, '../../src/server');

/** Files that put text into a statement, with the reason why none of it comes from a request. */
const ownText: Readonly<Record<string, string>> = {
  'cli/tables.ts': 'names of our own tables and columns, quoted, and a constant number',
  'db/roleSettings.ts': 'constant names and values of settings',
  'jobs/readPhonesJob.ts': 'a constant list of tables',
  'modules/blogs/blogsStore.ts': 'a constant list of columns',
  'modules/packages/officeCatalogueStore.ts': 'the names of two tables and of their columns, which types list',
  'modules/problemReports/officeProblemReportsStore.ts': 'a constant list of columns',
  'modules/properties/imports/undoListing.ts': 'columns of the field table',
  'modules/properties/propertyColumns.ts': 'columns of the field table',
  'modules/properties/search/countListings.ts': 'columns of the field table',
  'modules/properties/search/plan/filterConditions.ts': 'columns of the field table',
  'modules/properties/search/near/nearHomes.ts': 'columns of the field table, and numbered names of its own',
  'modules/properties/search/near/nearPools.ts': 'columns of the field table',
  'modules/properties/search/near/waysToGive.ts': 'columns of the field table',
  'modules/properties/search/plan/strategies/paths.ts': 'a constant list of columns',
  'modules/properties/search/plan/strategies/scanRegion.ts': 'a constant number',
  'privacy/erasePerson.ts': 'tables and columns of the rules for personal data',
  'privacy/exportPerson.ts': 'tables and columns of the rules for personal data',
  'seed/droppedIndexes.ts': 'names and definitions of indexes, from the catalogue of the database',
  'seed/generate.ts': 'columns that the file lists',
  'seed/loadDemoListings.ts': 'columns of the demonstration',
};

/** Whether a source takes the function that puts text into a statement, or puts some into one by itself. */
const putsText = (source: string) =>
  /\braw\b[^;]*\bfrom 'sql-template-tag'/.test(source) ||
  /\bnew Sql\(|\bsql\(\s*\[|\.query\(\s*(?:`[^`]*\$\{(?!channel\}))|\.query\([^)`]*'\s*\+/.test(source);

it('R21 what a request brings reaches a statement only as a parameter: others put in nothing but our own text', () => {
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  expect(sources.length).toBeGreaterThan(200);
  const putting = sources.filter((file) => putsText(readFileSync(path.join(server, file), 'utf8')));
  expect(putting.map((file) => file.replaceAll(path.sep, '/')).sort()).toEqual(Object.keys(ownText).sort());
});

it.each([
  "import sql, { raw } from 'sql-template-tag';",
  "import sql, { type Sql, empty, join, raw } from 'sql-template-tag';",
  "import sql, {\n  join,\n  raw as text,\n} from 'sql-template-tag';",
  "await client.query(`select * from city where name = '${name}'`);",
  "await client.query('select * from city where id = ' + id);",
  'await tx.run(sql([text]));',
  'await tx.run(new Sql([text], []));',
])('finds text that is put into a statement: %s', (source) => {
  expect(putsText(source)).toBe(true);
});

it.each([
  "import sql, { type Sql, join } from 'sql-template-tag';\nconst raw = sharp(file).raw();",
  'await tx.run(sql`update city set name = ${name}`);',
  'await client.query(`listen "${channel}"`);',
])('leaves parameters alone: %s', (source) => {
  expect(putsText(source)).toBe(false);
});
