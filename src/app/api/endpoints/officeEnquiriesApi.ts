import type { OfficeEnquiryQuery } from '@contract/officeEnquiries';
import { officeEnquiryEndpoints } from '@contract/officeEnquiries';
import { download } from '../download';
import { requestTo } from '../injectEndpoints';
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
  addOfficeEnquiry: mutation(officeEnquiryEndpoints.create, {
    invalidatesTags: [listTag('OfficeEnquiry'), listTag('OfficeToday'), listTag('OfficeAudit')],
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
  saveEnquiriesCsv: download(
    build,
    officeEnquiryEndpoints.csv,
    (filter: Omit<OfficeEnquiryQuery, 'limit' | 'offset'>) => ({
      request: requestTo(officeEnquiryEndpoints.csv, filter),
      name: 'enquiries.csv',
    }),
  ),
  saveLeadsForImport: download(
    build,
    officeEnquiryEndpoints.exported,
    (filter: Omit<OfficeEnquiryQuery, 'limit' | 'offset'>) => ({
      request: requestTo(officeEnquiryEndpoints.exported, filter),
      name: 'leads.csv',
    }),
  ),
}));

export const {
  useListOfficeEnquiriesQuery,
  useGetOfficeEnquiryQuery,
  useChangeOfficeEnquiryMutation,
  useAddOfficeEnquiryMutation,
  useChangeOfficeEnquiriesMutation,
  useAddOfficeNoteMutation,
  useReplyToEnquiryMutation,
  useSaveEnquiriesCsvMutation,
  useSaveLeadsForImportMutation,
} = officeEnquiriesApi;
