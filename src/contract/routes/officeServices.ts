import type { Route } from '../endpoint';

export const officeServiceRoutes = {
  list: { method: 'GET', path: '/api/office/construction-services/', access: 'editor' },
  add: { method: 'POST', path: '/api/office/construction-services/', access: 'editor' },
  order: { method: 'PUT', path: '/api/office/construction-services/order/', access: 'editor' },
  change: { method: 'PUT', path: '/api/office/construction-services/:id/', access: 'editor' },
  remove: { method: 'DELETE', path: '/api/office/construction-services/:id/', access: 'editor' },
} as const satisfies Record<string, Route>;
