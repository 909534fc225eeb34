import { officePageEndpoints } from '@contract/officePages';
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
  listOfficePages: query(officePageEndpoints.list, { providesTags: [listTag('OfficePage')] }),
  getOfficePage: query(officePageEndpoints.get, {
    argument: (slug: string) => ({ slug }),
    providesTags: (_page, _error, slug) => [idTag('OfficePage', slug)],
  }),
  changePage: mutation(officePageEndpoints.change, {
    invalidatesTags: (_page, _refusal, { slug }) => changed(slug),
  }),
  listPageRevisions: query(officePageEndpoints.revisions, {
    argument: (slug: string) => ({ slug }),
    providesTags: (_revisions, _error, slug) => [idTag('OfficePage', slug)],
  }),
  getPageRevision: query(officePageEndpoints.revision),
  restorePage: mutation(officePageEndpoints.restore, {
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
