import { authEndpoints } from '@contract/auth';
import { injectEndpoints, requestTo } from '../injectEndpoints';
import { idTag, listTag } from '../tags';

/** Who is logged in. The rest is in `accountsApi`, which the first load does not need. */
export const sessionApi = injectEndpoints(({ query, mutation }) => ({
  getMe: query(authEndpoints.me, { providesTags: [idTag('Me', 'ME')] }),
  /** This account's listings, reviews, enquiries and payments, with counts. */
  getActivity: query(authEndpoints.activity, {
    providesTags: [idTag('Me', 'ACTIVITY'), listTag('Property'), listTag('Review'), listTag('Payment')],
  }),
  /** Resends the link that confirms this account's current or new address. */
  resendConfirmation: mutation(authEndpoints.resendConfirmation),
}));

export const { useGetMeQuery, useGetActivityQuery, useResendConfirmationMutation } = sessionApi;

/** Ends this session on the server. A request of its own: a mutation would be aborted by the logout that it serves. */
export const logoutRequest = () => requestTo(authEndpoints.logout, undefined);
