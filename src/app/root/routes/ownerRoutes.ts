import type { AppRoute } from './appRoute';

export const ownerRoutes: readonly AppRoute[] = [
  {
    path: '/login',
    chunk: 'page-login',
    page: () => import(/* webpackChunkName: "page-login" */ '../../pages/LoginPage').then((module) => module.LoginPage),
    head: () => ({ title: 'Login', description: 'Log in to post listings, keep favourites and follow your payments.', indexed: false }),
  },
];
