import type { Route } from '../endpoint';

export const officePropertyRoutes = {
  list: { method: 'GET', path: '/api/office/properties/', access: 'agent' },
  get: { method: 'GET', path: '/api/office/properties/:id/', access: 'agent' },
  change: { method: 'PATCH', path: '/api/office/properties/:id/', access: 'agent' },
  approve: { method: 'POST', path: '/api/office/properties/:id/approve/', access: 'agent' },
  return: { method: 'POST', path: '/api/office/properties/:id/return/', access: 'agent' },
  history: { method: 'GET', path: '/api/office/properties/:id/history/', access: 'agent' },
} as const satisfies Record<string, Route>;
