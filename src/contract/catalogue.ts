import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Id, Named } from './shared';

export const PropertyType = z.extend(Named, { slug: z.string() });
export type PropertyType = z.output<typeof PropertyType>;
export const City = z.object({ id: Id, name: z.string(), slug: z.string() });
export type City = z.output<typeof City>;

/** The catalogue that the search and the listing form choose from. */
export const catalogueEndpoints = {
  propertyTypes: endpoint({
    method: 'GET',
    path: '/api/property-types/',
    access: 'anyone',
    cacheable: true,
    summary: 'Lists property types.',
    responses: { 200: z.array(PropertyType) },
  }),
  amenities: endpoint({
    method: 'GET',
    path: '/api/amenities/',
    access: 'anyone',
    cacheable: true,
    summary: 'Amenities.',
    responses: { 200: z.array(Named) },
  }),
  cities: endpoint({
    method: 'GET',
    path: '/api/cities/',
    access: 'anyone',
    cacheable: true,
    summary: 'Cities.',
    responses: { 200: z.array(City) },
  }),
};
