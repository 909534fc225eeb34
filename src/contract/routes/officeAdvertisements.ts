import type { Route } from '../endpoint';

export const officeAdvertisementRoutes = {
  list: { method: 'GET', path: '/api/office/advertisements/', access: 'editor' },
  place: { method: 'PUT', path: '/api/office/advertisements/:slot/', access: 'editor' },
  remove: { method: 'DELETE', path: '/api/office/advertisements/:slot/', access: 'editor' },
} as const satisfies Record<string, Route>;
