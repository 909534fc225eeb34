import type { FastifyInstance } from 'fastify';
import { packageEndpoints } from '@contract/packages';
import type { ServerDeps } from '../../deps';
import { registerEndpoint } from '../../lib/contractRoute';
import { listAddOns, listPackages } from './packagesStore';

export async function packagesRoutes(server: FastifyInstance, { database, now }: ServerDeps): Promise<void> {
  registerEndpoint(server, packageEndpoints.list, async () => listPackages(database, now()));
  registerEndpoint(server, packageEndpoints.addOns, async () => listAddOns(database, now()));
}
