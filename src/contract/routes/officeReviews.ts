import type { Route } from '../endpoint';

export const officeReviewRoutes = {
  list: { method: 'GET', path: '/api/office/reviews/', access: 'editor' },
  publish: { method: 'POST', path: '/api/office/reviews/:id/publish/', access: 'editor' },
  reject: { method: 'POST', path: '/api/office/reviews/:id/reject/', access: 'editor' },
  reply: { method: 'PUT', path: '/api/office/reviews/:id/reply/', access: 'editor' },
} as const satisfies Record<string, Route>;
