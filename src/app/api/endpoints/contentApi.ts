import { agentEndpoints } from '@contract/agents';
import { contentEndpoints } from '@contract/content';
import { injectEndpoints } from '../injectEndpoints';
import { idTag, listTag } from '../tags';

export const contentApi = injectEndpoints(({ query }) => ({
  getAgent: query(agentEndpoints.get, { argument: (id: string) => ({ id }), providesTags: [listTag('Agent')] }),
  getCompany: query(contentEndpoints.company, { providesTags: [listTag('Company')] }),
  /** Saved with the company's details. */
  getFigures: query(contentEndpoints.figures, { providesTags: [listTag('Company')] }),
  getSiteFont: query(contentEndpoints.googleFont),
  listConstructionServices: query(contentEndpoints.constructionServices, { providesTags: [listTag('Service')] }),
  listTeam: query(contentEndpoints.team, { providesTags: [listTag('Team')] }),
  listSiteImages: query(contentEndpoints.siteImages, {
    argument: (name: string) => ({ name }),
    providesTags: [listTag('SiteImage')],
  }),
  /** The page with this name; null if the server has none. */
  getStaticPage: query(contentEndpoints.staticPages, {
    argument: (page: string) => ({ page }),
    transformResponse: (pages) => pages[0] ?? null,
    providesTags: (_page, _error, page) => [idTag('StaticPage', page)],
  }),
  /** Its picture alone, where its text would make up a tenth of what a browser reads first. */
  getStaticPagePicture: query(contentEndpoints.staticPages, {
    argument: (page: string) => ({ page }),
    transformResponse: (pages) => pages[0]?.picture ?? null,
    providesTags: (_picture, _error, page) => [idTag('StaticPage', page)],
  }),
}));

export const {
  useGetAgentQuery,
  useGetCompanyQuery,
  useGetFiguresQuery,
  useGetSiteFontQuery,
  useListConstructionServicesQuery,
  useListSiteImagesQuery,
  useListTeamQuery,
  useGetStaticPagePictureQuery,
  useGetStaticPageQuery,
} = contentApi;
