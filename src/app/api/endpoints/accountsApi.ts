import type { Me } from '@contract/auth';
import { authEndpoints } from '@contract/auth';
import { injectEndpoints } from '../injectEndpoints';
import { whenFulfilled } from '../optimisticUpdate';
import { idTag, listTag, unlessRefused } from '../tags';
import { sessionApi } from './sessionApi';

/** A change returns the updated account, so it replaces `getMe` without another request. */
const showMe = (me: Me) => sessionApi.util.upsertQueryData('getMe', undefined, me);

function toForm(avatar: File): FormData {
  const form = new FormData();
  form.append('avatar', avatar, avatar.name);
  return form;
}

/** Login, registration, and everything people change about their own account. */
export const accountsApi = injectEndpoints(({ query, mutation }) => ({
  logIn: mutation(authEndpoints.login),
  register: mutation(authEndpoints.register),
  /** Emails a link for a new password, if an account has this address; the response does not say whether. */
  requestPasswordReset: mutation(authEndpoints.requestPasswordReset),
  /** Refused for a link that was used or has expired. */
  checkPasswordReset: mutation(authEndpoints.checkPasswordReset),
  confirmPasswordReset: mutation(authEndpoints.confirmPasswordReset),
  confirmEmail: mutation(authEndpoints.confirmEmail, {
    // a draft may have been waiting for the confirmation
    invalidatesTags: (_nothing, refusal) => unlessRefused(refusal, [idTag('Me', 'ME'), listTag('Property')]),
  }),
  undoEmailChange: mutation(authEndpoints.undoEmailChange, {
    invalidatesTags: (_nothing, refusal) => unlessRefused(refusal, [idTag('Me', 'ME'), listTag('Property')]),
  }),
  changeMe: mutation(authEndpoints.changeMe, {
    async onQueryStarted(_change, { dispatch, queryFulfilled }) {
      await whenFulfilled(queryFulfilled, (me) => dispatch(showMe(me)));
    },
  }),
  changeAvatar: mutation(authEndpoints.changeMe, {
    argument: (avatar: File) => ({ form: toForm(avatar) }),
    async onQueryStarted(_avatar, { dispatch, queryFulfilled }) {
      await whenFulfilled(queryFulfilled, (me) => dispatch(showMe(me)));
    },
  }),
  removeAvatar: mutation(authEndpoints.changeMe, {
    argument: (_none: void) => ({ remove_avatar: true }),
    async onQueryStarted(_none, { dispatch, queryFulfilled }) {
      await whenFulfilled(queryFulfilled, (me) => dispatch(showMe(me)));
    },
  }),
  changePassword: mutation(authEndpoints.changePassword, {
    // changing the password ends all other sessions
    invalidatesTags: (_nothing, refusal) => unlessRefused(refusal, [listTag('Session')]),
  }),
  listSessions: query(authEndpoints.sessions, { providesTags: [listTag('Session')] }),
  /** Ends one session, or all others if no id is given. */
  endSessions: mutation(authEndpoints.endSessions, {
    argument: ({ id }: { id?: number }) => (id === undefined ? {} : { id: String(id) }),
    invalidatesTags: (_nothing, refusal) => unlessRefused(refusal, [listTag('Session')]),
  }),
}));

export const {
  useCheckPasswordResetMutation,
  useConfirmPasswordResetMutation,
  useConfirmEmailMutation,
  useUndoEmailChangeMutation,
  useChangeMeMutation,
  useChangeAvatarMutation,
  useRemoveAvatarMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionsMutation,
} = accountsApi;
