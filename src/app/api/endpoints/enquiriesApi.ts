import { enquiryEndpoints } from '@contract/enquiries';
import { injectEndpoints } from '../injectEndpoints';

export const enquiriesApi = injectEndpoints(({ mutation }) => ({
  createEnquiry: mutation(enquiryEndpoints.create),
}));

export const { useCreateEnquiryMutation } = enquiriesApi;
