import type { Route } from '../endpoint';

export const officeArticleRoutes = {
  list: { method: 'GET', path: '/api/office/blogs/', access: 'editor' },
  create: { method: 'POST', path: '/api/office/blogs/', access: 'editor' },
  get: { method: 'GET', path: '/api/office/blogs/:id/', access: 'editor' },
  change: { method: 'PATCH', path: '/api/office/blogs/:id/', access: 'editor' },
  remove: { method: 'DELETE', path: '/api/office/blogs/:id/', access: 'editor' },
  publish: { method: 'POST', path: '/api/office/blogs/:id/publish/', access: 'editor' },
  unpublish: { method: 'POST', path: '/api/office/blogs/:id/unpublish/', access: 'editor' },
  revisions: { method: 'GET', path: '/api/office/blogs/:id/revisions/', access: 'editor' },
  revision: { method: 'GET', path: '/api/office/blogs/:id/revisions/:number/', access: 'editor' },
  restore: { method: 'POST', path: '/api/office/blogs/:id/revisions/:number/restore/', access: 'editor' },
  addPicture: { method: 'POST', path: '/api/office/pictures/', access: 'editor', multipart: true },
} as const satisfies Record<string, Route>;
