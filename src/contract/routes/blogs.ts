import type { Route } from '../endpoint';

export const blogRoutes = {
  list: { method: 'GET', path: '/api/blogs/', access: 'anyone', survivesLogout: true },
  get: { method: 'GET', path: '/api/blogs/:id/', access: 'anyone', survivesLogout: true },
} as const satisfies Record<string, Route>;
