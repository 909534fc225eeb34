import type { Route } from '../endpoint';

export const officeEnquiryRoutes = {
  list: { method: 'GET', path: '/api/office/enquiries/', access: 'agent' },
  csv: { method: 'GET', path: '/api/office/enquiries.csv', access: 'agent' },
  agents: { method: 'GET', path: '/api/office/agents/', access: 'agent' },
  get: { method: 'GET', path: '/api/office/enquiries/:id/', access: 'agent' },
  change: { method: 'PATCH', path: '/api/office/enquiries/:id/', access: 'agent' },
  changeMany: { method: 'POST', path: '/api/office/enquiries/bulk/', access: 'agent' },
  addNote: { method: 'POST', path: '/api/office/enquiries/:id/notes/', access: 'agent' },
  reply: { method: 'POST', path: '/api/office/enquiries/:id/reply/', access: 'agent' },
} as const satisfies Record<string, Route>;
