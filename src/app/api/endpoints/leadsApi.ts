import type { EnquiryChange } from '@contract/enquiries';
import { enquiryEndpoints } from '@contract/enquiries';
import { injectEndpoints } from '../injectEndpoints';
import { cacheChange, showAtOnce, whenFulfilled } from '../optimisticUpdate';
import { idTag, listTag, tagsOfList, unlessRefused } from '../tags';
import { withPageHeaders } from '../withPaging';

/**
 * Enquiries as the listing's owner sees them. What visitors need is in `enquiriesApi`, which is part of many first
 * loads.
 */
export const leadsApi = injectEndpoints(({ query, mutation }) => ({
  listLeads: query(enquiryEndpoints.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('Enquiry', page?.rows ?? []),
  }),
  getLead: query(enquiryEndpoints.get, {
    argument: (id: number) => ({ id }),
    providesTags: (_lead, _error, id) => [idTag('Enquiry', id)],
  }),
  getLeadSummary: query(enquiryEndpoints.summary, { providesTags: [listTag('Enquiry')] }),
  changeLead: mutation(enquiryEndpoints.change, {
    argument: (change: { id: number } & EnquiryChange) => change,
    // no list or count shows notes
    invalidatesTags: (_lead, refusal, { state }) => (state ? unlessRefused(refusal, [listTag('Enquiry')]) : []),
    async onQueryStarted({ id, state }, { dispatch, queryFulfilled }) {
      const changes = state ? [cacheChange(leadsApi.endpoints.getLead, id, (lead) => void (lead.state = state))] : [];
      await showAtOnce(dispatch, queryFulfilled, changes);
      await whenFulfilled(queryFulfilled, (lead) => dispatch(leadsApi.util.updateQueryData('getLead', id, () => lead)));
    },
  }),
  openLead: mutation(enquiryEndpoints.open, {
    argument: (id: number) => ({ id }),
    invalidatesTags: (_lead, refusal) => unlessRefused(refusal, [listTag('Enquiry')]),
    async onQueryStarted(id, { dispatch, queryFulfilled }) {
      await whenFulfilled(queryFulfilled, (lead) => dispatch(leadsApi.util.updateQueryData('getLead', id, () => lead)));
    },
  }),
}));

export const {
  useListLeadsQuery,
  useGetLeadQuery,
  useGetLeadSummaryQuery,
  useChangeLeadMutation,
  useOpenLeadMutation,
} = leadsApi;
