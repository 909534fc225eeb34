import { catalogueEndpoints } from '@contract/catalogue';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps';
import { registerEndpoint } from '../../lib/contractRoute';
import { listAmenities, listCities, listPropertyTypes } from './catalogueStore';

/** The lists that the search and the listing form choose from. */
export async function catalogueRoutes(server: FastifyInstance, { database }: ServerDeps): Promise<void> {
  registerEndpoint(server, catalogueEndpoints.propertyTypes, () => listPropertyTypes(database));
  registerEndpoint(server, catalogueEndpoints.amenities, () => listAmenities(database));
  registerEndpoint(server, catalogueEndpoints.cities, () => listCities(database));
}
