import { catalogueCalls } from '@contract/catalogue';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps';
import { serve } from '../../plugins/contractRoute';
import { listAmenities, listCities, listPropertyTypes } from './catalogueStore';

/** The lists that the search and the listing form choose from. */
export async function catalogueRoutes(server: FastifyInstance, { database }: ServerDeps): Promise<void> {
  serve(server, catalogueCalls.propertyTypes, () => listPropertyTypes(database));
  serve(server, catalogueCalls.amenities, () => listAmenities(database));
  serve(server, catalogueCalls.cities, () => listCities(database));
}
