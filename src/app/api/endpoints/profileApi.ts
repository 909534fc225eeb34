import type { Me, Session } from '@contract/auth';
import { api } from '../api';
import { listTag, unlessRefused } from '../tags';
import { sessionApi } from './sessionApi';

/** `password` for another email address. */
export type MeChange = Partial<Pick<Me, 'name' | 'phone' | 'email'> & { password: string }>;

/** The answer is who one is now: nothing is asked again. */
async function showSaved(
  dispatch: (action: ReturnType<typeof sessionApi.util.upsertQueryData>) => unknown,
  queryFulfilled: Promise<{ data: Me }>,
): Promise<void> {
  const saved = await queryFulfilled.catch(() => undefined);
  if (saved) dispatch(sessionApi.util.upsertQueryData('getMe', undefined, saved.data));
}

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeMe: build.mutation<Me, MeChange>({
      query: (body) => ({ url: '/api/auth/me/', method: 'PATCH', body }),
      onQueryStarted: (_change, { dispatch, queryFulfilled }) => showSaved(dispatch, queryFulfilled),
    }),
    changeAvatar: build.mutation<Me, File>({
      query: (picture) => {
        const body = new FormData();
        body.append('avatar', picture, picture.name);
        return { url: '/api/auth/me/', method: 'PATCH', body };
      },
      onQueryStarted: (_picture, { dispatch, queryFulfilled }) => showSaved(dispatch, queryFulfilled),
    }),
    removeAvatar: build.mutation<Me, void>({
      query: () => ({ url: '/api/auth/me/', method: 'PATCH', body: { remove_avatar: true } }),
      onQueryStarted: (_nothing, { dispatch, queryFulfilled }) => showSaved(dispatch, queryFulfilled),
    }),
    changePassword: build.mutation<void, { old: string; new: string }>({
      query: (body) => ({ url: '/api/auth/password/', method: 'POST', body }),
      // every other session ends with the old password
      invalidatesTags: (_nothing, refusal) => unlessRefused(refusal, [listTag('Session')]),
    }),
    listSessions: build.query<Session[], void>({
      query: () => '/api/auth/sessions/',
      providesTags: [listTag('Session')],
    }),
    /** One session, or all others when no id is given. */
    endSessions: build.mutation<void, { id?: number }>({
      query: ({ id }) => ({ url: '/api/auth/sessions/', method: 'DELETE', params: { id } }),
      invalidatesTags: (_nothing, refusal) => unlessRefused(refusal, [listTag('Session')]),
    }),
  }),
});

export const {
  useChangeMeMutation,
  useChangeAvatarMutation,
  useRemoveAvatarMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionsMutation,
} = profileApi;
