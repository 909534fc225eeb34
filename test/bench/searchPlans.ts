/*
 * node -r test/support/runTypeScript.cjs test/bench/searchPlans.ts: prints the plans of each shape of search and of the map,
 * statement by statement, for the database of the settings.
 */
import { MapQuery, PropertyListQuery } from '@contract/properties';
import type { Database } from '@server/db/database';
import { openDatabase } from '@server/db/open';
import { cacheCatalogue } from '@server/modules/properties/listingCatalogue';
import { chooseListings } from '@server/modules/properties/search/chooseListings';
import { listingMap } from '@server/modules/properties/search/map/listingMap';
import { listProperties } from '@server/modules/properties/search/listProperties';
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

/** Answers a shape's call, on the reporting database. */
async function answer(database: Database, { call, ...parameters }: Record<string, string>): Promise<string> {
  const withCatalogue = cacheCatalogue(database);
  if (call === 'map/') {
    const { zoom, ...asked } = parse(MapQuery, parameters);
    const { filter } = await chooseListings(database, withCatalogue, asked, null);
    const map = await listingMap(database, filter, { box: asked.bbox, zoom });
    return `${map.exact ? '' : 'about '}${map.total} match, ${map.clusters.length} clusters, ${map.properties.length} alone`;
  }
  const { filter } = await chooseListings(
    database,
    withCatalogue,
    parse(PropertyListQuery, { limit: '24', ...parameters }),
    null,
  );
  const { total, exact } = await listProperties(database, filter);
  return `${exact ? '' : 'about '}${total} match`;
}

async function main(): Promise<void> {
  const { shapes } = await import('./searchShapes.mjs');
  const { shapes: mapShapes } = await import('./mapShapes.mjs');
  const database = await openDatabase(readSettings(process.env));
  const report = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    for (const [shape, parameters] of Object.entries({ ...shapes, ...mapShapes })) {
      report(`\n${shape}: ${JSON.stringify(parameters(0))}`);
      report(`  ${await answer(reportingDatabase(database, report), parameters(0))}`);
    }
  } finally {
    await database.close();
  }
}

void main();
