import type { Route } from '../endpoint';

export const officePageRoutes = {
  list: { method: 'GET', path: '/api/office/static-pages/', access: 'editor' },
  get: { method: 'GET', path: '/api/office/static-pages/:slug/', access: 'editor' },
  change: { method: 'PATCH', path: '/api/office/static-pages/:slug/', access: 'editor' },
  revisions: { method: 'GET', path: '/api/office/static-pages/:slug/revisions/', access: 'editor' },
  revision: { method: 'GET', path: '/api/office/static-pages/:slug/revisions/:number/', access: 'editor' },
  restore: { method: 'POST', path: '/api/office/static-pages/:slug/revisions/:number/restore/', access: 'editor' },
} as const satisfies Record<string, Route>;
