import type { Route } from '../endpoint';

export const favouriteRoutes = {
  list: { method: 'GET', path: '/api/favourites/', access: 'account' },
  merge: { method: 'POST', path: '/api/favourites/', access: 'account' },
  get: { method: 'GET', path: '/api/favourites/:property/', access: 'account' },
  add: { method: 'PUT', path: '/api/favourites/:property/', access: 'account' },
  remove: { method: 'DELETE', path: '/api/favourites/:property/', access: 'account' },
} as const satisfies Record<string, Route>;
