import type { Route } from '../endpoint';

export const meetingRoutes = {
  slots: { method: 'GET', path: '/api/meetings/slots/', access: 'anyone', survivesLogout: true },
  list: { method: 'GET', path: '/api/meetings/', access: 'account' },
  get: { method: 'GET', path: '/api/meetings/:id/', access: 'account' },
  create: { method: 'POST', path: '/api/meetings/', access: 'account' },
  release: { method: 'DELETE', path: '/api/meetings/:id/', access: 'account' },
  move: { method: 'POST', path: '/api/meetings/:id/move/', access: 'account' },
  cancel: { method: 'POST', path: '/api/meetings/:id/cancel/', access: 'account' },
  calendar: { method: 'GET', path: '/api/meetings/:id/calendar.ics', access: 'account' },
} as const satisfies Record<string, Route>;
