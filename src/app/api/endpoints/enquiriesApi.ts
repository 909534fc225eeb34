import { enquiryRoutes } from '@contract/routes/enquiries';
import { injectEndpoints } from '../injectEndpoints';

export const enquiriesApi = injectEndpoints(({ mutation }) => ({
  createEnquiry: mutation(enquiryRoutes.create),
}));

export const { useCreateEnquiryMutation } = enquiriesApi;
