import type { Route } from '../endpoint';

export const enquiryRoutes = {
  create: { method: 'POST', path: '/api/enquiries/', access: 'anyone', survivesLogout: true },
  list: { method: 'GET', path: '/api/enquiries/', access: 'account' },
  summary: { method: 'GET', path: '/api/enquiries/summary/', access: 'account' },
  get: { method: 'GET', path: '/api/enquiries/:id/', access: 'account' },
  change: { method: 'PATCH', path: '/api/enquiries/:id/', access: 'account' },
  open: { method: 'POST', path: '/api/enquiries/:id/open/', access: 'account' },
} as const satisfies Record<string, Route>;
