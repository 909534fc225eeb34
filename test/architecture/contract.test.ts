import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RouteOptions } from 'fastify';
import ts from 'typescript';
import { allEndpoints } from '@contract/endpoints';
import { buildApi } from '@server/app';
import { toOpenApi } from '@server/plugins/openApi';
import { endpointsOnly } from '../../config/webpack/withoutSchemas.cjs';
import { describeOnBoth } from '../support/databases';
import { testDeps } from '../support/testServer';

const written = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describeOnBoth('the contract', (database) => {
  it('has a route for every endpoint, and an endpoint for every route', async () => {
    const { deps, remove } = testDeps(database());
    const routes: RouteOptions[] = [];
    const server = await buildApi(deps, async (whole) => {
      whole.addHook('onRoute', (route) => void routes.push(route));
    });
    await server.ready();
    const served = routes
      .filter(({ url, method }) => url.startsWith('/api/') && method !== 'HEAD')
      .map(({ method, url }) => written({ method: String(method), path: url }));
    expect(served.sort()).toEqual([...allEndpoints.values()].map(written).sort());
    await server.close();
    await remove();
  });
});

it('lets the server cache exactly these responses, which are the same for every visitor', () => {
  const cacheable = [...allEndpoints].filter(([, endpoint]) => endpoint.cacheable);
  expect(cacheable.map(([name]) => name).sort()).toEqual([
    'agents.get',
    'agents.list',
    'catalogue.amenities',
    'catalogue.cities',
    'catalogue.propertyTypes',
    'content.company',
    'content.constructionServices',
    'content.figures',
    'content.googleFont',
    'content.siteImages',
    'content.staticPages',
    'content.team',
    'costs.rates',
    'packages.addOns',
    'packages.list',
    'properties.compare',
    'properties.counts',
    'properties.get',
    'properties.list',
    'properties.map',
    'properties.near',
    'properties.similar',
    'rates.list',
    'reviews.list',
    'tours.get',
  ]);
  expect(cacheable.filter(([, { method, access }]) => method !== 'GET' || access !== 'anyone')).toEqual([]);
});

it('is complete in the OpenAPI document', () => {
  const { paths, openapi } = toOpenApi(allEndpoints) as {
    openapi: string;
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  };
  expect(openapi).toBe('3.1.0');
  for (const call of allEndpoints.values()) {
    const operation = paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
    expect(Object.keys(operation?.responses ?? {})).toEqual(Object.keys(call.responses));
  }
});

describe('the browser’s build of the contract', () => {
  const folder = path.resolve(__dirname, '../../src/contract');
  const build = (file: string, source: string) =>
    ts.transpileModule(source, {
      fileName: path.join(folder, file),
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: false },
      transformers: { before: [endpointsOnly] },
    }).outputText;
  const load = (script: string) => {
    const exports: Record<string, Record<string, unknown>> = {};
    // throws if the script still imports anything
    new Function('exports', 'require', script)(exports, undefined);
    return Object.values(exports).flatMap((endpoints) => Object.values(endpoints));
  };

  it('has every endpoint with method, path and marks, and nothing that only the server needs', () => {
    const declared = readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const)
      .filter(([, source]) => /^import (\* as z from 'zod\/mini'|\{ endpoint \} from)/m.test(source));
    const plain = [...allEndpoints.values()].map(
      ({
        summary: _,
        access: _0,
        params: _1,
        query: _2,
        body: _3,
        responses: _4,
        bodyLimit: _5,
        largestFile: _6,
        ...route
      }) => route,
    );
    const built = declared.flatMap(([file, source]) => load(build(file, source)));
    expect(built).toHaveLength(plain.length);
    expect(built).toEqual(expect.arrayContaining(plain));
  });

  it('refuses an endpoint whose method or path is not written out', () => {
    const source = "import * as z from 'zod/mini';\nexport const aEndpoints = { list: endpoint({ ...list }) };";
    expect(() => build('a.ts', source)).toThrow('write out "...list"');
  });
});
