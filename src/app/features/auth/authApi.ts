import { api } from '../../api/api';

export interface Credentials {
  username: string;
  password: string;
}
export interface Registration extends Credentials {
  email: string;
}

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<{ token: string }, Credentials>({ query: (body) => ({ url: '/api/auth/login/', method: 'POST', body }) }),
    register: build.mutation<unknown, Registration>({ query: (body) => ({ url: '/api/auth/register/', method: 'POST', body }) }),
    endSession: build.mutation<void, void>({ query: () => ({ url: '/api/auth/logout/', method: 'POST' }) }),
  }),
});
