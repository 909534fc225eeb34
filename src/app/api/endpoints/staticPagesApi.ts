import type { StaticPage } from '@contract/content';
import { api } from '../api';

export const staticPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The page of this name; null when the server has none. */
    getStaticPage: build.query<StaticPage | null, string>({
      query: (page) => ({ url: '/api/static-pages/', params: { page } }),
      transformResponse: (pages: StaticPage[]) => pages[0] ?? null,
    }),
  }),
});

export const { useGetStaticPageQuery } = staticPagesApi;
