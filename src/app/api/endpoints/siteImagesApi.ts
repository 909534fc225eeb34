import type { SiteImage } from '@contract/content';
import { api } from '../api';

export const siteImagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSiteImages: build.query<SiteImage[], string>({
      query: (name) => ({ url: '/api/site-images/', params: { name } }),
    }),
  }),
});

export const { useListSiteImagesQuery } = siteImagesApi;
