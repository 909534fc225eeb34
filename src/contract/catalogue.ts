import * as z from 'zod/mini';
import { call } from './endpoint';
import { Id, Named } from './shared';

export const PropertyType = z.extend(Named, { slug: z.string() });
export type PropertyType = z.output<typeof PropertyType>;
export const City = z.object({ id: Id, name: z.string(), slug: z.string() });
export type City = z.output<typeof City>;

/** The lists that the search and the listing form choose from. */
export const catalogueCalls = {
  propertyTypes: call({
    method: 'GET',
    path: '/api/property-types/',
    who: 'anyone',
    summary: 'Kinds of property.',
    answers: { 200: z.array(PropertyType) },
  }),
  amenities: call({
    method: 'GET',
    path: '/api/amenities/',
    who: 'anyone',
    summary: 'Amenities.',
    answers: { 200: z.array(Named) },
  }),
  cities: call({
    method: 'GET',
    path: '/api/cities/',
    who: 'anyone',
    summary: 'Cities.',
    answers: { 200: z.array(City) },
  }),
};
