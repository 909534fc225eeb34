import type { NewEnquiry } from '@contract/enquiries';
import { api } from '../api';

export const enquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    createEnquiry: build.mutation<{ id: number; client_id: string }, NewEnquiry>({
      query: (body) => ({ url: '/api/enquiries/', method: 'POST', body }),
    }),
  }),
});

export const { useCreateEnquiryMutation } = enquiriesApi;
