import { savedSearchEndpoints } from '@contract/savedSearches';
import { injectEndpoints } from '../injectEndpoints';
import { listTag, unlessRefused } from '../tags';

/** Of an account, or of a visitor by the token of a link. */
export const savedSearchesApi = injectEndpoints(({ query, mutation }) => ({
  listSavedSearches: query(savedSearchEndpoints.list, {
    argument: (token: string | undefined) => ({ ...(token && { token }) }),
    providesTags: [listTag('SavedSearch')],
  }),
  saveSearch: mutation(savedSearchEndpoints.save, {
    invalidatesTags: (_saved, refusal) => unlessRefused(refusal, [listTag('SavedSearch')]),
  }),
  changeSavedSearch: mutation(savedSearchEndpoints.change, { invalidatesTags: [listTag('SavedSearch')] }),
  deleteSavedSearch: mutation(savedSearchEndpoints.remove, { invalidatesTags: [listTag('SavedSearch')] }),
  restoreSavedSearch: mutation(savedSearchEndpoints.restore, { invalidatesTags: [listTag('SavedSearch')] }),
  confirmSavedSearch: mutation(savedSearchEndpoints.confirm),
  keepSavedSearch: mutation(savedSearchEndpoints.keep),
  stopSavedSearch: mutation(savedSearchEndpoints.stop),
  replaceSearchLink: mutation(savedSearchEndpoints.newLink),
  forgetSearchAddress: mutation(savedSearchEndpoints.forget),
}));

export const {
  useListSavedSearchesQuery,
  useChangeSavedSearchMutation,
  useDeleteSavedSearchMutation,
  useRestoreSavedSearchMutation,
  useConfirmSavedSearchMutation,
  useKeepSavedSearchMutation,
  useStopSavedSearchMutation,
  useReplaceSearchLinkMutation,
  useForgetSearchAddressMutation,
} = savedSearchesApi;
