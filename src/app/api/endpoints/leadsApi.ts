import type { Enquiry, EnquiryChange, EnquiryListQuery, EnquiryState, EnquirySummary } from '@contract/enquiries';
import { api } from '../api';
import { idTag, listTag, tagsOfList, unlessRefused } from '../tags';
import { type Paged, withPageHeaders } from '../withPaging';

export const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLeads: build.query<Paged<Enquiry>, EnquiryListQuery>({
      query: (params) => ({ url: '/api/enquiries/', params }),
      transformResponse: (rows: Enquiry[], meta) => withPageHeaders(rows, meta),
      providesTags: (page) => tagsOfList('Enquiry', page?.rows ?? []),
    }),
    getLead: build.query<Enquiry, number>({
      query: (id) => `/api/enquiries/${id}/`,
      providesTags: (_lead, _error, id) => [idTag('Enquiry', id)],
    }),
    getLeadSummary: build.query<EnquirySummary, void>({
      query: () => '/api/enquiries/summary/',
      providesTags: [listTag('Enquiry')],
    }),
    changeLead: build.mutation<Enquiry, { id: number } & EnquiryChange>({
      query: ({ id, ...body }) => ({ url: `/api/enquiries/${id}/`, method: 'PATCH', body }),
      // notes change nothing that a list or a count shows
      invalidatesTags: (_lead, refusal, { state }) => (state ? unlessRefused(refusal, [listTag('Enquiry')]) : []),
      async onQueryStarted({ id, state }, { dispatch, queryFulfilled }) {
        const shown =
          state && dispatch(leadsApi.util.updateQueryData('getLead', id, (lead) => void (lead.state = state)));
        try {
          const { data } = await queryFulfilled;
          dispatch(leadsApi.util.updateQueryData('getLead', id, () => data));
        } catch {
          shown?.undo();
        }
      },
    }),
    openLead: build.mutation<Enquiry, number>({
      query: (id) => ({ url: `/api/enquiries/${id}/open/`, method: 'POST' }),
      invalidatesTags: (_lead, refusal) => unlessRefused(refusal, [listTag('Enquiry')]),
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const opened = await queryFulfilled.catch(() => undefined);
        if (opened) dispatch(leadsApi.util.updateQueryData('getLead', id, () => opened.data));
      },
    }),
  }),
});

export type LeadState = EnquiryState;
export const {
  useListLeadsQuery,
  useGetLeadQuery,
  useGetLeadSummaryQuery,
  useChangeLeadMutation,
  useOpenLeadMutation,
} = leadsApi;
