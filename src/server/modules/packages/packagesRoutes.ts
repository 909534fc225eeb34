import type { FastifyInstance } from 'fastify';
import { packageCalls } from '@contract/packages';
import type { ServerDeps } from '../../deps';
import { serve } from '../../plugins/contractRoute';
import { listAddOns, listPackages } from './packagesStore';

/** The price list over HTTP. */
export async function packagesRoutes(server: FastifyInstance, { database }: ServerDeps): Promise<void> {
  serve(server, packageCalls.list, async () => listPackages(database));
  serve(server, packageCalls.addOns, async () => listAddOns(database));
}
