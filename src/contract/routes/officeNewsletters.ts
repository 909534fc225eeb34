import type { Route } from '../endpoint';

export const officeNewsletterRoutes = {
  list: { method: 'GET', path: '/api/office/newsletters/', access: 'editor' },
  create: { method: 'POST', path: '/api/office/newsletters/', access: 'editor' },
  get: { method: 'GET', path: '/api/office/newsletters/:id/', access: 'editor' },
  change: { method: 'PATCH', path: '/api/office/newsletters/:id/', access: 'editor' },
  remove: { method: 'DELETE', path: '/api/office/newsletters/:id/', access: 'editor' },
  test: { method: 'POST', path: '/api/office/newsletters/:id/test/', access: 'editor' },
  send: { method: 'POST', path: '/api/office/newsletters/:id/send/', access: 'editor' },
  subscribers: { method: 'GET', path: '/api/office/subscribers/', access: 'editor' },
  subscribersCsv: { method: 'GET', path: '/api/office/subscribers.csv', access: 'editor' },
} as const satisfies Record<string, Route>;
