import { contentRoutes } from '@contract/routes/content';
import { injectEndpoints } from '../injectEndpoints';
import { idTag, listTag } from '../tags';

export const contentApi = injectEndpoints(({ query }) => ({
  getCompany: query(contentRoutes.company, { providesTags: [listTag('Company')] }),
  getSiteFont: query(contentRoutes.googleFont),
  listConstructionServices: query(contentRoutes.constructionServices, { providesTags: [listTag('Service')] }),
  listSiteImages: query(contentRoutes.siteImages, {
    argument: (name: string) => ({ name }),
    providesTags: [listTag('SiteImage')],
  }),
  /** The page with this name; null if the server has none. */
  getStaticPage: query(contentRoutes.staticPages, {
    argument: (page: string) => ({ page }),
    transformResponse: (pages) => pages[0] ?? null,
    providesTags: (_page, _error, page) => [idTag('StaticPage', page)],
  }),
}));

export const {
  useGetCompanyQuery,
  useGetSiteFontQuery,
  useListConstructionServicesQuery,
  useListSiteImagesQuery,
  useGetStaticPageQuery,
} = contentApi;
