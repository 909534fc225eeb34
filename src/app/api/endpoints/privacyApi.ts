import { authEndpoints } from '@contract/auth';
import { saveFile } from '../../platform/saveFile';
import { authorizationOf, injectEndpoints, requestTo } from '../injectEndpoints';
import { idTag } from '../tags';

/** Everything we hold of an account: out, and gone. Loaded with the profile. */
export const privacyApi = injectEndpoints(({ query, mutation, build }) => ({
  /** Downloads the data with the token; nothing of it stays in the store. */
  saveOwnData: build.mutation<null, void>({
    queryFn: async (_none, _api, _options, send) => {
      const { data, error } = await send({
        ...requestTo(authEndpoints.export, undefined),
        responseHandler: (response) => (response.ok ? response.blob() : response.json()),
      });
      if (error) return { error };
      saveFile(data as Blob, 'my-data.zip');
      return { data: null };
    },
    ...authorizationOf(authEndpoints.export),
  }),
  getOwnNewsletter: query(authEndpoints.ownNewsletter, { providesTags: [idTag('Me', 'NEWSLETTER')] }),
  endOwnNewsletter: mutation(authEndpoints.endOwnNewsletter, { invalidatesTags: [idTag('Me', 'NEWSLETTER')] }),
  eraseOwnAccount: mutation(authEndpoints.erase),
}));

export const {
  useGetOwnNewsletterQuery,
  useEndOwnNewsletterMutation,
  useSaveOwnDataMutation,
  useEraseOwnAccountMutation,
} = privacyApi;
