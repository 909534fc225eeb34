import type { Route } from '../endpoint';

export const newsletterRoutes = {
  subscribe: { method: 'POST', path: '/api/newsletter/', access: 'anyone' },
  confirm: { method: 'POST', path: '/api/newsletter/confirm/', access: 'anyone' },
  unsubscribe: { method: 'POST', path: '/api/newsletter/unsubscribe/', access: 'anyone' },
  oneClick: { method: 'POST', path: '/api/newsletter/one-click/', access: 'anyone' },
} as const satisfies Record<string, Route>;
