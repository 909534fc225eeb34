import { officePageRoutes } from '@contract/routes/officePages';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { type Tag, idTag, listTag } from '../tags';

/** What a change of a page makes old: also the site's own page in this tab. */
const changed = (slug: string): Tag[] => [
  idTag('OfficePage', slug),
  listTag('OfficePage'),
  listTag('OfficeAudit'),
  idTag('StaticPage', slug),
];

/** Fixed pages as editors change them. A refused change refreshes the page too: someone else may have changed it. */
export const officePagesApi = injectOfficeEndpoints(({ query, mutation }) => ({
  listOfficePages: query(officePageRoutes.list, { providesTags: [listTag('OfficePage')] }),
  getOfficePage: query(officePageRoutes.get, {
    argument: (slug: string) => ({ slug }),
    providesTags: (_page, _error, slug) => [idTag('OfficePage', slug)],
  }),
  changePage: mutation(officePageRoutes.change, {
    invalidatesTags: (_page, _refusal, { slug }) => changed(slug),
  }),
  listPageRevisions: query(officePageRoutes.revisions, {
    argument: (slug: string) => ({ slug }),
    providesTags: (_revisions, _error, slug) => [idTag('OfficePage', slug)],
  }),
  getPageRevision: query(officePageRoutes.revision),
  restorePage: mutation(officePageRoutes.restore, {
    invalidatesTags: (_page, _refusal, { slug }) => changed(slug),
  }),
}));

export const {
  useListOfficePagesQuery,
  useGetOfficePageQuery,
  useChangePageMutation,
  useListPageRevisionsQuery,
  useGetPageRevisionQuery,
  useRestorePageMutation,
} = officePagesApi;
