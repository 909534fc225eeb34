import { catalogueEndpoints } from '@contract/catalogue';
import type { FastifyInstance } from 'fastify';
import type { StoreDeps } from '../../lib/storeDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { listAmenities, listCities, listPropertyTypes } from './catalogueStore';

/** Property types, amenities and cities, for the search and the listing form. */
export async function catalogueRoutes(server: FastifyInstance, { database }: StoreDeps): Promise<void> {
  registerEndpoint(server, catalogueEndpoints.propertyTypes, () => listPropertyTypes(database));
  registerEndpoint(server, catalogueEndpoints.amenities, () => listAmenities(database));
  registerEndpoint(server, catalogueEndpoints.cities, () => listCities(database));
}
