import { catalogueEndpoints } from '@contract/catalogue';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps';
import { registerEndpoint } from '../../lib/contractRoute';
import { listAmenities, listCities, listPropertyTypes } from './catalogueStore';

/** Property types, amenities and cities, for the search and the listing form. */
export async function catalogueRoutes(server: FastifyInstance, { database }: ServerDeps): Promise<void> {
  registerEndpoint(server, catalogueEndpoints.propertyTypes, () => listPropertyTypes(database));
  registerEndpoint(server, catalogueEndpoints.amenities, () => listAmenities(database));
  registerEndpoint(server, catalogueEndpoints.cities, () => listCities(database));
}
