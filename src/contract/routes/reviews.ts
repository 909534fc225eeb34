import type { Route } from '../endpoint';

export const reviewRoutes = {
  list: { method: 'GET', path: '/api/reviews/', access: 'anyone', cacheable: true },
  create: { method: 'POST', path: '/api/reviews/', access: 'account' },
} as const satisfies Record<string, Route>;
