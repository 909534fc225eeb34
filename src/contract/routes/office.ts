import type { Route } from '../endpoint';

export const officeRoutes = {
  today: { method: 'GET', path: '/api/office/today/', access: 'staff' },
  setup: { method: 'GET', path: '/api/office/setup/', access: 'superuser' },
  search: { method: 'GET', path: '/api/office/search/', access: 'staff' },
  accounts: { method: 'GET', path: '/api/office/accounts/', access: 'superuser' },
  changeAccount: { method: 'PATCH', path: '/api/office/accounts/:id/', access: 'superuser' },
  endAccountSessions: { method: 'DELETE', path: '/api/office/accounts/:id/sessions/', access: 'superuser' },
  exportAccount: { method: 'POST', path: '/api/office/accounts/:id/export/', access: 'superuser' },
  eraseAccount: { method: 'POST', path: '/api/office/accounts/:id/erase/', access: 'superuser' },
  audit: { method: 'GET', path: '/api/office/audit/', access: 'superuser' },
  emails: { method: 'GET', path: '/api/office/emails/', access: 'superuser' },
  retryEmail: { method: 'POST', path: '/api/office/emails/:id/retry/', access: 'superuser' },
} as const satisfies Record<string, Route>;
