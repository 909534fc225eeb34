import { authRoutes } from '@contract/routes/auth';
import { injectEndpoints } from '../injectEndpoints';
import { idTag, listTag } from '../tags';

/** Who is logged in. The rest is in `accountsApi`, which the first load does not need. */
export const sessionApi = injectEndpoints(({ query, mutation }) => ({
  getMe: query(authRoutes.me, { providesTags: [idTag('Me', 'ME')] }),
  /** This account's listings, reviews, enquiries and payments, with counts. */
  getActivity: query(authRoutes.activity, {
    providesTags: [idTag('Me', 'ACTIVITY'), listTag('Property'), listTag('Review'), listTag('Payment')],
  }),
  /** Resends the link that confirms this account's current or new address. */
  resendConfirmation: mutation(authRoutes.resendConfirmation),
}));

export const { useGetMeQuery, useGetActivityQuery, useResendConfirmationMutation } = sessionApi;
