import { api } from '../api';
import { idTag, listTag, unlessRefused } from '../tags';

export interface Credentials {
  username: string;
  password: string;
}
export interface Registration extends Credentials {
  email: string;
}

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<{ token: string }, Credentials>({
      query: (body) => ({ url: '/api/auth/login/', method: 'POST', body }),
    }),
    register: build.mutation<unknown, Registration>({
      query: (body) => ({ url: '/api/auth/register/', method: 'POST', body }),
    }),
    /** A letter to this address, if an account has it: the answer does not tell. */
    askForLetter: build.mutation<void, string>({
      query: (email) => ({ url: '/api/auth/password-reset/', method: 'POST', body: { email } }),
    }),
    confirmPasswordReset: build.mutation<void, { token: string; new: string }>({
      query: (body) => ({ url: '/api/auth/password-reset/confirm/', method: 'POST', body }),
    }),
    /** What the link of an email about an address asks for. */
    settleEmail: build.mutation<void, { step: 'confirm' | 'undo'; token: string }>({
      query: ({ step, token }) => ({ url: `/api/auth/email/${step}/`, method: 'POST', body: { token } }),
      // a draft's reason may have gone with it
      invalidatesTags: (_nothing, refusal) => unlessRefused(refusal, [idTag('Me', 'ME'), listTag('Property')]),
    }),
  }),
});

export const { useConfirmPasswordResetMutation, useSettleEmailMutation } = authApi;
