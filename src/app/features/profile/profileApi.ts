import type { Me, Session } from '@contract/auth';
import { api } from '../../api/api';
import { idTag, listTag, unlessRefused } from '../../api/tags';

export type MeChange = Partial<Pick<Me, 'name' | 'phone' | 'email'>>;

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeMe: build.mutation<Me, MeChange>({
      query: (body) => ({ url: '/api/auth/me/', method: 'PATCH', body }),
      invalidatesTags: (_me, refusal) => unlessRefused(refusal, [idTag('Me', 'ME')]),
    }),
    changePassword: build.mutation<void, { old: string; new: string }>({
      query: (body) => ({ url: '/api/auth/password/', method: 'POST', body }),
      // every other session ends with the old password
      invalidatesTags: (_nothing, refusal) => unlessRefused(refusal, [listTag('Session')]),
    }),
    listSessions: build.query<Session[], void>({ query: () => '/api/auth/sessions/', providesTags: [listTag('Session')] }),
    /** One session, or all others when no id is given. */
    endSessions: build.mutation<void, { id?: number }>({
      query: ({ id }) => ({ url: '/api/auth/sessions/', method: 'DELETE', params: { id } }),
      invalidatesTags: (_nothing, refusal) => unlessRefused(refusal, [listTag('Session')]),
    }),
  }),
});

export const { useChangeMeMutation, useChangePasswordMutation, useListSessionsQuery, useEndSessionsMutation } = profileApi;
