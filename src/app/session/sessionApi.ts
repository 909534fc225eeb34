import type { Me } from '@contract/auth';
import { api } from '../api/api';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<Me, void>({ query: () => '/api/auth/me/', providesTags: [{ type: 'Me', id: 'ME' }] }),
  }),
});

export const { useGetMeQuery } = sessionApi;
