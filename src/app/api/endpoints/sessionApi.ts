import type { Activity, Me } from '@contract/auth';
import { api } from '../api';
import { idTag, listTag } from '../tags';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<Me, void>({ query: () => '/api/auth/me/', providesTags: [idTag('Me', 'ME')] }),
    /** What this account has done here, with counts. */
    getActivity: build.query<Activity, void>({
      query: () => '/api/auth/activity/',
      providesTags: [idTag('Me', 'ACTIVITY'), listTag('Property'), listTag('Review'), listTag('Payment')],
    }),
    /** The link that confirms this account's address, or the new one that waits, once more. */
    resendConfirmation: build.mutation<void, void>({
      query: () => ({ url: '/api/auth/email/resend/', method: 'POST' }),
    }),
  }),
});

export const { useGetMeQuery, useGetActivityQuery, useResendConfirmationMutation } = sessionApi;
