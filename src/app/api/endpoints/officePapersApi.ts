import { officePaperEndpoints } from '@contract/papers';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { idTag, listTag } from '../tags';

/** Which papers of a listing the office has seen. */
export const officePapersApi = injectOfficeEndpoints(({ query, mutation }) => ({
  getPapers: query(officePaperEndpoints.get, {
    argument: (id: number) => ({ id }),
    providesTags: (_papers, _error, id) => [idTag('OfficeProperty', id)],
  }),
  savePapers: mutation(officePaperEndpoints.save, {
    // a refused change refreshes them too: someone else may have changed them
    invalidatesTags: (_papers, _refusal, { id }) => [
      idTag('OfficeProperty', Number(id)),
      idTag('Property', Number(id)),
      listTag('OfficeAudit'),
    ],
  }),
}));

export const { useGetPapersQuery, useSavePapersMutation } = officePapersApi;
