import type { Route } from '../endpoint';

export const officeSettingsRoutes = {
  get: { method: 'GET', path: '/api/office/settings/', access: 'superuser' },
  save: { method: 'PUT', path: '/api/office/settings/', access: 'superuser' },
} as const satisfies Record<string, Route>;
