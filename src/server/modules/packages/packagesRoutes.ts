import type { FastifyInstance } from 'fastify';
import { packageEndpoints } from '@contract/packages';
import type { StoreDeps } from '../../lib/storeDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { listAddOns, listPackages } from './packagesStore';

export async function packagesRoutes(server: FastifyInstance, { database, now }: StoreDeps): Promise<void> {
  registerEndpoint(server, packageEndpoints.list, async () => listPackages(database, now()));
  registerEndpoint(server, packageEndpoints.addOns, async () => listAddOns(database, now()));
}
