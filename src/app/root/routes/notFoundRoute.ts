import * as messages from '@messages/app/pageTitles';
import { newestQuery } from '../../features/properties/featuredQueries';
import { propertiesApi } from '../../api/endpoints/propertiesApi';
import { type AppRoute, once } from './appRoute';

export const notFoundRoute: AppRoute = {
  path: '*',
  chunk: 'page-not-found',
  page: () =>
    import(/* webpackChunkName: "page-not-found" */ '../../pages/NotFoundPage').then((module) => module.NotFoundPage),
  status: 404,
  preload: async (dispatch) => {
    await dispatch(propertiesApi.endpoints.listProperties.initiate({ ...newestQuery }, once));
  },
  head: () => ({
    title: messages.pageNotFound,
    description: __BROWSER__ ? '' : messages.weCouldNotFindThisPage,
    indexed: false,
  }),
};
