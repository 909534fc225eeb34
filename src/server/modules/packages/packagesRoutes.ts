import type { FastifyInstance } from 'fastify';
import { packageEndpoints } from '@contract/packages';
import type { ServerDeps } from '../../deps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { listAddOns, listPackages } from './packagesStore';

/** The price list over HTTP. */
export async function packagesRoutes(server: FastifyInstance, { database }: ServerDeps): Promise<void> {
  registerEndpoint(server, packageEndpoints.list, async () => listPackages(database));
  registerEndpoint(server, packageEndpoints.addOns, async () => listAddOns(database));
}
