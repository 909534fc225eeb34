import type { Route } from '../endpoint';

export const contentRoutes = {
  siteImages: { method: 'GET', path: '/api/site-images/', access: 'anyone', cacheable: true },
  staticPages: { method: 'GET', path: '/api/static-pages/', access: 'anyone', cacheable: true },
  googleFont: { method: 'GET', path: '/api/google-font/', access: 'anyone', cacheable: true },
  constructionServices: {
    method: 'GET',
    path: '/api/construction-services/',
    access: 'anyone',
    cacheable: true,
  },
  company: { method: 'GET', path: '/api/company/', access: 'anyone', cacheable: true },
} as const satisfies Record<string, Route>;
