import * as messages from '@messages/app/pageTitles';
import type { AppRoute } from './appRoute';
import { notFoundRoute } from './notFoundRoute';

const capitalized = (part: string) => part.slice(0, 1).toUpperCase() + part.slice(1);

/** All office screens, in chunks of their own. For visitors they do not exist. */
export const officeRoute: AppRoute = {
  path: '/office/*',
  chunk: 'office',
  ownFrame: true,
  page: () => import(/* webpackChunkName: "office" */ '../office/OfficeApp').then((module) => module.OfficeApp),
  status: 404,
  // the server knows no session and renders what visitors get
  ...(!__BROWSER__ && notFoundRoute.preload && { preload: notFoundRoute.preload }),
  head: (state, match) =>
    __BROWSER__
      ? {
          title: messages.officeCapitalized(capitalized(match.params['*']?.split('/')[0] || 'today')),
          description: '',
          indexed: false,
        }
      : notFoundRoute.head(state, match),
};
