import * as messages from '@messages/app/pageTitles';
import { contentApi } from '../../api/endpoints/contentApi';
import { readCompared } from '../../features/compare/comparedIds';
import {
  featuredQuery,
  flaggedQuery,
  groupedQuery,
  newestQuery,
  plainListQuery,
} from '../../features/properties/featuredQueries';
import { catalogueApi } from '../../api/endpoints/catalogueApi';
import { propertiesApi } from '../../api/endpoints/propertiesApi';
import { readPropertySearch, toListQuery } from '../../features/properties/propertySearch';
import { type AppRoute, once, statusAfter } from './appRoute';
import type { RootState } from '../store';
import { linkPreview } from './previewOf';
import { compareHead, homeHead, propertyHead, resultsHead } from './propertyHeads';

const { listProperties, getProperty, listSimilarProperties, compareProperties } = propertiesApi.endpoints;
/** In a chunk of the results: no other page needs it. */
const preloadSearch = () => import(/* webpackChunkName: "search-summary" */ '../../features/properties/preloadSearch');
const { listAmenities, listCities, listPropertyTypes } = catalogueApi.endpoints;

/** The first homes of a list, for link previews. */
const coversOf = (state: RootState, query: Parameters<typeof listProperties.select>[0]) =>
  linkPreview(
    listProperties
      .select(query)(state)
      .data?.rows.map(({ cover }) => cover) ?? [],
  );

export const propertyRoutes: readonly AppRoute[] = [
  {
    path: '/',
    chunk: 'page-home',
    page: () => import(/* webpackChunkName: "page-home" */ '../../pages/HomePage').then((module) => module.HomePage),
    preload: async (dispatch) => {
      await Promise.all([
        dispatch(contentApi.endpoints.listSiteImages.initiate('hero', once)),
        dispatch(contentApi.endpoints.listSiteImages.initiate('advertisement', once)),
        dispatch(listProperties.initiate({ ...featuredQuery }, once)),
        dispatch(contentApi.endpoints.getStaticPagePicture.initiate('about', once)),
        dispatch(contentApi.endpoints.getFigures.initiate(undefined, once)),
      ]);
    },
    head: homeHead,
  },
  {
    path: '/properties',
    chunk: 'page-properties',
    page: () =>
      import(/* webpackChunkName: "page-properties" */ '../../pages/PropertiesPage').then(
        async ({ PropertiesPage, resultPartsReady }) => {
          if (!__BROWSER__) await resultPartsReady();
          return PropertiesPage;
        },
      ),
    preload: async (dispatch, { search }) => {
      const wanted = readPropertySearch(search);
      const list = dispatch(listProperties.initiate(toListQuery(wanted), once));
      const [found] = await Promise.all([
        list,
        preloadSearch().then((one) => one.preloadBeside(dispatch, wanted, list)),
        dispatch(listPropertyTypes.initiate(undefined, once)),
        dispatch(listCities.initiate(undefined, once)),
        dispatch(listAmenities.initiate(undefined, once)),
      ]);
      return statusAfter(found);
    },
    head: resultsHead,
  },
  {
    path: '/property-list',
    chunk: 'page-property-list',
    page: () =>
      import(/* webpackChunkName: "page-property-list" */ '../../pages/PropertyListPage').then(
        (module) => module.PropertyListPage,
      ),
    preload: async (dispatch) => statusAfter(await dispatch(listProperties.initiate({ ...plainListQuery }, once))),
    head: (state) => ({
      title: messages.propertyList,
      description: __BROWSER__ ? '' : messages.newestListingsInCities,
      ...coversOf(state, { ...plainListQuery }),
    }),
  },
  {
    path: '/featured-properties',
    chunk: 'page-featured',
    page: () =>
      import(/* webpackChunkName: "page-featured" */ '../../pages/FeaturedPage').then((module) => module.FeaturedPage),
    preload: async (dispatch) => {
      const [flagged] = await Promise.all([
        dispatch(listProperties.initiate({ ...flaggedQuery }, once)),
        dispatch(listProperties.initiate(groupedQuery, once)),
      ]);
      return statusAfter(flagged);
    },
    head: (state) => ({
      title: messages.featuredProperties,
      description: __BROWSER__ ? '' : messages.ourTopPicks,
      ...coversOf(state, { ...flaggedQuery }),
    }),
  },
  {
    path: '/properties/:id',
    chunk: 'page-property',
    page: () =>
      import(/* webpackChunkName: "page-property" */ '../../pages/PropertyPage').then(
        async ({ PropertyPage, propertyPartsReady }) => {
          if (!__BROWSER__) await propertyPartsReady();
          return PropertyPage;
        },
      ),
    preload: async (dispatch, { params: { id = '' } }) => {
      const [property] = await Promise.all([
        dispatch(getProperty.initiate(id, once)),
        dispatch(listAmenities.initiate(undefined, once)),
        dispatch(listSimilarProperties.initiate(id, once)),
      ]);
      const status = statusAfter(property);
      // in the browser its section requests it, so that nobody waits for it
      if (!__BROWSER__ && property.data && (property.data.has_plan || property.data.tour.length > 0)) {
        const { toursApi } = await import(/* webpackChunkName: "tour-section" */ '../../api/endpoints/toursApi');
        await dispatch(toursApi.endpoints.getTour.initiate(property.data.id, once));
      }
      // a missing listing's page offers the newest ones
      if (status === 404 || status === 400) await dispatch(listProperties.initiate({ ...newestQuery }, once));
      return status === 400 ? 404 : status;
    },
    head: propertyHead,
  },
  {
    path: '/compare',
    chunk: 'page-compare',
    page: () =>
      import(/* webpackChunkName: "page-compare" */ '../../pages/ComparePage').then((module) => module.ComparePage),
    preload: async (dispatch, { search }) => {
      const ids = readCompared(search);
      if (ids.length === 0) return 200;
      const [compared] = await Promise.all([
        dispatch(compareProperties.initiate(ids.join(), once)),
        dispatch(listAmenities.initiate(undefined, once)),
      ]);
      return statusAfter(compared);
    },
    head: compareHead,
  },
  {
    path: '/favourites',
    chunk: 'page-favourites',
    page: () =>
      import(/* webpackChunkName: "page-favourites" */ '../../pages/FavouritesPage').then(
        (module) => module.FavouritesPage,
      ),
    head: () => ({
      title: messages.favourites,
      description: __BROWSER__ ? '' : messages.theListingsYouSaved,
      indexed: false,
    }),
  },
];
