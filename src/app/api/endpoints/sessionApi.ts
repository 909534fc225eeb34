import { authRoutes } from '@contract/routes/auth';
import { injectEndpoints } from '../injectEndpoints';
import { idTag, listTag } from '../tags';

/** Who is logged in. `accountsApi` has the rest of the resource, which the first load can go without. */
export const sessionApi = injectEndpoints(({ query, mutation }) => ({
  getMe: query(authRoutes.me, { providesTags: [idTag('Me', 'ME')] }),
  /** What this account has done here, with counts. */
  getActivity: query(authRoutes.activity, {
    providesTags: [idTag('Me', 'ACTIVITY'), listTag('Property'), listTag('Review'), listTag('Payment')],
  }),
  /** Emails the link that confirms this account's address, or its new address, once more. */
  resendConfirmation: mutation(authRoutes.resendConfirmation),
}));

export const { useGetMeQuery, useGetActivityQuery, useResendConfirmationMutation } = sessionApi;
