import type { Route } from '../endpoint';

export const catalogueRoutes = {
  propertyTypes: {
    method: 'GET',
    path: '/api/property-types/',
    access: 'anyone',
    cacheable: true,
  },
  amenities: { method: 'GET', path: '/api/amenities/', access: 'anyone', cacheable: true },
  cities: { method: 'GET', path: '/api/cities/', access: 'anyone', cacheable: true },
} as const satisfies Record<string, Route>;
