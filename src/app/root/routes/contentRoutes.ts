import type { AppRoute } from './appRoute';

export const contentRoutes: readonly AppRoute[] = [];
