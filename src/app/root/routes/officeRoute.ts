import type { AppRoute } from './appRoute';
import { notFoundRoute } from './notFoundRoute';

/** All office screens (`root/office/screens.ts`), in chunks of their own. For visitors they do not exist. */
export const officeRoute: AppRoute = {
  path: '/office/*',
  chunk: 'office',
  ownFrame: true,
  page: () => import(/* webpackChunkName: "office" */ '../office/OfficeApp').then((module) => module.OfficeApp),
  status: 404,
  // the server knows no session and renders what visitors get
  ...(!__BROWSER__ && notFoundRoute.preload && { preload: notFoundRoute.preload }),
  head: notFoundRoute.head,
};
