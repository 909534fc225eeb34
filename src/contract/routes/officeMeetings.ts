import type { Route } from '../endpoint';

export const officeMeetingRoutes = {
  list: { method: 'GET', path: '/api/office/meetings/', access: 'agent' },
  get: { method: 'GET', path: '/api/office/meetings/:id/', access: 'agent' },
  confirm: { method: 'POST', path: '/api/office/meetings/:id/confirm/', access: 'agent' },
  move: { method: 'POST', path: '/api/office/meetings/:id/move/', access: 'agent' },
  cancel: { method: 'POST', path: '/api/office/meetings/:id/cancel/', access: 'agent' },
} as const satisfies Record<string, Route>;
