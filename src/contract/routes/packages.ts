import type { Route } from '../endpoint';

export const packageRoutes = {
  list: { method: 'GET', path: '/api/packages/', access: 'anyone', cacheable: true },
  addOns: { method: 'GET', path: '/api/add-ons/', access: 'anyone', cacheable: true },
} as const satisfies Record<string, Route>;
