import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Id, Named } from './shared';
import { catalogueRoutes } from './routes/catalogue';

export const PropertyType = z.extend(Named, { slug: z.string() });
export type PropertyType = z.output<typeof PropertyType>;
export const City = z.object({ id: Id, name: z.string(), slug: z.string() });
export type City = z.output<typeof City>;

/** The catalogue that the search and the listing form choose from. */
export const catalogueEndpoints = {
  propertyTypes: endpoint({
    ...catalogueRoutes.propertyTypes,
    summary: 'Lists property types.',
    responses: { 200: z.array(PropertyType) },
  }),
  amenities: endpoint({
    ...catalogueRoutes.amenities,
    summary: 'Amenities.',
    responses: { 200: z.array(Named) },
  }),
  cities: endpoint({
    ...catalogueRoutes.cities,
    summary: 'Cities.',
    responses: { 200: z.array(City) },
  }),
};
