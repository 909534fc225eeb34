/*
 * node -r test/support/runTypeScript.cjs test/bench/searchPlans.ts: prints the plans of each shape of search, statement
 * by statement, for the database of the settings.
 */
import type { PropertyListFilter } from '@contract/properties';
import { PropertyListQuery } from '@contract/properties';
import type { Database } from '@server/db/database';
import { openDatabase } from '@server/db/open';
import { idsNamed, readCatalogue } from '@server/modules/properties/listingCatalogue';
import { listProperties } from '@server/modules/properties/search/propertyList';
import { planSearch } from '@server/modules/properties/search/propertySearch';
import { readSettings } from '@server/settings';
import sql, { type Sql } from 'sql-template-tag';
import { parse } from 'zod/mini';

interface Node {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'CTE Name'?: string;
  'Subplan Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Actual Total Time': number;
  Plans?: Node[];
}
interface Explained {
  'QUERY PLAN': [{ Plan: Node; 'Planning Time': number; 'Execution Time': number }];
}

/** One line per node; nodes that only shape the result are omitted. */
function linesOf(node: Node, depth: number): string[] {
  const on = node['Index Name'] ?? node['Relation Name'] ?? node['CTE Name'];
  const removed = node['Rows Removed by Filter'] ? `, ${node['Rows Removed by Filter']} rows filtered out` : '';
  const loops = node['Actual Loops'] === 1 ? '' : ` × ${node['Actual Loops']}`;
  const name = node['Subplan Name']?.startsWith('CTE ') ? `${node['Subplan Name'].slice(4)}: ` : '';
  const line = `${'  '.repeat(depth)}${name}${node['Node Type']}${on ? ` ${on}` : ''}: ${node['Actual Rows']} rows${loops}${removed}, ${node['Actual Total Time'].toFixed(1)} ms`;
  const shaping =
    /^(Result|Subquery Scan|Materialize|Memoize|Nested Loop|Limit|Hash|Hash Join|Sort|Aggregate)$/.test(
      node['Node Type'],
    ) && name === '';
  const never = node['Actual Loops'] === 0;
  return [
    ...(shaping || never ? [] : [line]),
    ...(node.Plans ?? []).flatMap((child) => linesOf(child, shaping || never ? depth : depth + 1)),
  ];
}

const purpose = (text: string) =>
  /^\s*explain/.test(text)
    ? 'estimate of the matches'
    : /with token/.test(text)
      ? 'interpretation of the words'
      : /pg_class/.test(text)
        ? 'number of listings'
        : 'search strategy';

/** Reports the plan of every statement after running it once. Planner estimates are only timed. */
function reportingDatabase(database: Database, report: (line: string) => void): Database {
  const explain = async <Result>(query: Sql, ask: () => Promise<Result>): Promise<Result> => {
    const answer = await ask();
    const began = performance.now();
    await ask();
    const took = performance.now() - began;
    report(`  ${took.toFixed(1)} ms  ${purpose(query.text)}`);
    if (purpose(query.text) === 'search strategy') {
      const explained = await database.row<Explained>(sql`explain (analyze, format json) ${query}`);
      if (explained) for (const line of linesOf(explained['QUERY PLAN'][0].Plan, 3)) report(line);
    }
    return answer;
  };
  return {
    ...database,
    rows: (query) => explain(query, () => database.rows(query)),
    row: (query) => explain(query, () => database.row(query)),
  };
}

async function main(): Promise<void> {
  const { shapes } = await import('./searchShapes.mjs');
  const database = await openDatabase(readSettings(process.env));
  const report = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    const kinds = await readCatalogue(database);
    for (const [shape, filters] of Object.entries(shapes)) {
      const parameters = filters(0);
      report(`\n${shape}: ${JSON.stringify(parameters)}`);
      const filter: PropertyListFilter = parse(PropertyListQuery, { limit: '24', ...parameters });
      const reporting = reportingDatabase(database, report);
      const chosen = {
        filter,
        types: idsNamed(kinds.types, filter.type ?? [], 'type'),
        cities: idsNamed(kinds.cities, filter.city ?? [], 'city'),
        amenities: [],
        search: (await planSearch(reporting, filter.search ?? '')).search,
      };
      const { total, exact } = await listProperties(reporting, chosen);
      report(`  ${exact ? '' : 'about '}${total} match`);
    }
  } finally {
    await database.close();
  }
}

void main();
