import type { AppRoute } from './appRoute';
import { contentRoutes } from './contentRoutes';
import { notFoundRoute } from './notFoundRoute';
import { officeRoute } from './officeRoute';
import { ownerRoutes } from './ownerRoutes';
import { propertyRoutes } from './propertyRoutes';

/** Every page of the site; the last one matches all other addresses. */
export const routes: readonly AppRoute[] = [
  ...propertyRoutes,
  ...contentRoutes,
  ...ownerRoutes,
  officeRoute,
  notFoundRoute,
];
