import type { Route } from '../endpoint';

export const officeSlideRoutes = {
  list: { method: 'GET', path: '/api/office/hero-slides/', access: 'editor' },
  add: { method: 'POST', path: '/api/office/hero-slides/', access: 'editor' },
  order: { method: 'PUT', path: '/api/office/hero-slides/order/', access: 'editor' },
  change: { method: 'PUT', path: '/api/office/hero-slides/:id/', access: 'editor' },
  remove: { method: 'DELETE', path: '/api/office/hero-slides/:id/', access: 'editor' },
} as const satisfies Record<string, Route>;
