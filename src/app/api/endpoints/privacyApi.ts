import { authRoutes } from '@contract/routes/auth';
import { saveFile } from '../../platform/saveFile';
import { authorizationOf, injectEndpoints, requestTo } from '../injectEndpoints';
import { idTag } from '../tags';

/** Everything we hold of an account: out, and gone. Loaded with the profile. */
export const privacyApi = injectEndpoints(({ query, mutation, build }) => ({
  /** Downloads the data with the token; nothing of it stays in the store. */
  saveOwnData: build.mutation<null, void>({
    queryFn: async (_none, _api, _options, send) => {
      const { data, error } = await send({
        ...requestTo(authRoutes.export, undefined),
        responseHandler: (response) => (response.ok ? response.blob() : response.json()),
      });
      if (error) return { error };
      saveFile(data as Blob, 'my-data.zip');
      return { data: null };
    },
    ...authorizationOf(authRoutes.export),
  }),
  getOwnNewsletter: query(authRoutes.ownNewsletter, { providesTags: [idTag('Me', 'NEWSLETTER')] }),
  endOwnNewsletter: mutation(authRoutes.endOwnNewsletter, { invalidatesTags: [idTag('Me', 'NEWSLETTER')] }),
  eraseOwnAccount: mutation(authRoutes.erase),
}));

export const {
  useGetOwnNewsletterQuery,
  useEndOwnNewsletterMutation,
  useSaveOwnDataMutation,
  useEraseOwnAccountMutation,
} = privacyApi;
