import type { RouteOptions } from 'fastify';
import { allEndpoints } from '@contract/endpoints';
import { buildApi } from '@server/app';
import { toOpenApi } from '@server/openapi';
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
    'catalogue.amenities',
    'catalogue.cities',
    'catalogue.propertyTypes',
    'content.company',
    'content.constructionServices',
    'content.googleFont',
    'content.siteImages',
    'content.staticPages',
    'packages.addOns',
    'packages.list',
    'properties.compare',
    'properties.get',
    'properties.list',
    'properties.similar',
    'reviews.list',
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
