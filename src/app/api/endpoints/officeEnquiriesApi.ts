import type { OfficeEnquiryQuery } from '@contract/officeEnquiries';
import { officeEnquiryEndpoints } from '@contract/officeEnquiries';
import { saveFile } from '../../platform/saveFile';
import { authorizationOf, requestTo } from '../injectEndpoints';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { idTag, listTag, tagsOfList } from '../tags';
import { withPageHeaders } from '../withPaging';

/** Enquiries as agents work on them. A refused change refreshes its row too: someone else may have changed it. */
export const officeEnquiriesApi = injectOfficeEndpoints(({ query, mutation, build }) => ({
  listOfficeEnquiries: query(officeEnquiryEndpoints.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('OfficeEnquiry', page?.rows ?? []),
  }),
  getOfficeEnquiry: query(officeEnquiryEndpoints.get, {
    argument: (id: number) => ({ id }),
    providesTags: (_enquiry, _error, id) => [idTag('OfficeEnquiry', id)],
  }),
  changeOfficeEnquiry: mutation(officeEnquiryEndpoints.change, {
    invalidatesTags: (_enquiry, _refusal, { id }) => [
      idTag('OfficeEnquiry', Number(id)),
      listTag('OfficeEnquiry'),
      listTag('OfficeToday'),
    ],
  }),
  changeOfficeEnquiries: mutation(officeEnquiryEndpoints.changeMany, {
    invalidatesTags: [listTag('OfficeEnquiry'), listTag('OfficeToday')],
  }),
  addOfficeNote: mutation(officeEnquiryEndpoints.addNote, {
    invalidatesTags: (_note, _refusal, { id }) => [idTag('OfficeEnquiry', Number(id))],
  }),
  replyToEnquiry: mutation(officeEnquiryEndpoints.reply, {
    invalidatesTags: (_reply, _refusal, { id }) => [
      idTag('OfficeEnquiry', Number(id)),
      listTag('OfficeEnquiry'),
      listTag('OfficeToday'),
    ],
  }),
  /** Downloads the filtered enquiries as CSV with the token; nothing of it stays in the store. */
  saveEnquiriesCsv: build.mutation<null, Omit<OfficeEnquiryQuery, 'limit' | 'offset'>>({
    queryFn: async (filter, _api, _options, send) => {
      const { data, error } = await send({
        ...requestTo(officeEnquiryEndpoints.csv, filter),
        responseHandler: (response) => (response.ok ? response.blob() : response.json()),
      });
      if (error) return { error };
      saveFile(data as Blob, 'enquiries.csv');
      return { data: null };
    },
    ...authorizationOf(officeEnquiryEndpoints.csv),
  }),
}));

export const {
  useListOfficeEnquiriesQuery,
  useGetOfficeEnquiryQuery,
  useChangeOfficeEnquiryMutation,
  useChangeOfficeEnquiriesMutation,
  useAddOfficeNoteMutation,
  useReplyToEnquiryMutation,
  useSaveEnquiriesCsvMutation,
} = officeEnquiriesApi;
