import type { Route } from '../endpoint';

export const propertyRoutes = {
  list: { method: 'GET', path: '/api/properties/', access: 'anyone', cacheable: true },
  compare: { method: 'GET', path: '/api/properties/compare/', access: 'anyone', cacheable: true },
  create: { method: 'POST', path: '/api/properties/', access: 'account', multipart: true, bearer: true },
  get: { method: 'GET', path: '/api/properties/:id/', access: 'anyone', cacheable: true },
  similar: {
    method: 'GET',
    path: '/api/properties/:id/similar/',
    access: 'anyone',
    cacheable: true,
  },
  change: { method: 'PATCH', path: '/api/properties/:id/', access: 'account', multipart: true, bearer: true },
  begin: { method: 'POST', path: '/api/properties/drafts/', access: 'account' },
  publish: { method: 'POST', path: '/api/properties/:id/publish/', access: 'account' },
  duplicate: { method: 'POST', path: '/api/properties/:id/duplicate/', access: 'account' },
  confirm: { method: 'POST', path: '/api/properties/:id/confirm/', access: 'account' },
  look: { method: 'POST', path: '/api/properties/:id/views/', access: 'anyone' },
  addImage: { method: 'POST', path: '/api/properties/:id/images/', access: 'account', multipart: true },
  changeImage: { method: 'PATCH', path: '/api/properties/:id/images/:image/', access: 'account' },
  removeImage: { method: 'DELETE', path: '/api/properties/:id/images/:image/', access: 'account' },
  remove: { method: 'DELETE', path: '/api/properties/:id/', access: 'account' },
} as const satisfies Record<string, Route>;
