import { type OfficePropertyQuery, officePropertyEndpoints } from '@contract/officeProperties';
import { download } from '../download';
import { requestTo } from '../injectEndpoints';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { type Tag, idTag, listTag, tagsOfList } from '../tags';
import { withPageHeaders } from '../withPaging';

/** What a change of a listing makes old: also the site's own pages in this tab. A refused change refreshes its row too: someone else may have changed it. */
const changed = (_property: unknown, _refusal: unknown, { id }: { id: number | string }): Tag[] => [
  idTag('OfficeProperty', Number(id)),
  listTag('OfficeProperty'),
  idTag('Property', Number(id)),
  listTag('Property'),
  listTag('OfficeToday'),
  listTag('OfficeAudit'),
];

/** Listings as agents review and look after them. */
export const officePropertiesApi = injectOfficeEndpoints(({ query, mutation, build }) => ({
  listOfficeProperties: query(officePropertyEndpoints.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('OfficeProperty', page?.rows ?? []),
  }),
  getOfficeProperty: query(officePropertyEndpoints.get, {
    argument: (id: number) => ({ id }),
    providesTags: (_property, _error, id) => [idTag('OfficeProperty', id)],
  }),
  listPropertyHistory: query(officePropertyEndpoints.history, {
    argument: ({ id, limit }: { id: number; limit: number }) => ({ id, limit }),
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (_page, _error, { id }) => [idTag('OfficeProperty', id)],
  }),
  addListingBulk: mutation(officePropertyEndpoints.bulk, {
    invalidatesTags: [listTag('OfficeImport'), listTag('OfficeAudit')],
  }),
  getListingRank: query(officePropertyEndpoints.rank, {
    // the order in which visitors get the results of a sentence
    argument: ({ id, search }: { id: number; search: string }) => ({
      id,
      ...(search && { search, ordering: 'relevance' as const }),
    }),
    providesTags: (_rank, _error, { id }) => [idTag('OfficeProperty', id)],
  }),
  changeOfficeProperty: mutation(officePropertyEndpoints.change, { invalidatesTags: changed }),
  approveProperty: mutation(officePropertyEndpoints.approve, { invalidatesTags: changed }),
  returnProperty: mutation(officePropertyEndpoints.return, { invalidatesTags: changed }),
  saveListingsCsv: download(
    build,
    officePropertyEndpoints.csv,
    (filter: Omit<OfficePropertyQuery, 'limit' | 'offset'>) => ({
      request: requestTo(officePropertyEndpoints.csv, filter),
      name: 'listings.csv',
    }),
  ),
  saveListingsForImport: download(
    build,
    officePropertyEndpoints.exported,
    (filter: Omit<OfficePropertyQuery, 'limit' | 'offset'>) => ({
      request: requestTo(officePropertyEndpoints.exported, filter),
      name: 'listings-for-import.csv',
    }),
  ),
}));

export const {
  useListOfficePropertiesQuery,
  useGetOfficePropertyQuery,
  useListPropertyHistoryQuery,
  useAddListingBulkMutation,
  useGetListingRankQuery,
  useChangeOfficePropertyMutation,
  useApprovePropertyMutation,
  useReturnPropertyMutation,
  useSaveListingsCsvMutation,
  useSaveListingsForImportMutation,
} = officePropertiesApi;
