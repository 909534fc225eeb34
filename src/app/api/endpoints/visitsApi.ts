import { type VisitListQuery, visitEndpoints } from '@contract/visits';
import { saveFile } from '../../platform/saveFile';
import { injectEndpoints, requestTo } from '../injectEndpoints';
import { idTag, listTag } from '../tags';
import { withPageHeaders } from '../withPaging';

// appointments, as meetings are: a type of their own would be in every first load
const visitTag = (id: number) => idTag('Meeting', `visit-${id}`);
const visitsTag = idTag('Meeting', 'VISITS');

/** A refused change refreshes the visit too: the other one may have changed it. */
const changed = (id: number) => [visitTag(id), visitsTag, listTag('Slot')];

/** Visits of an account, or of a visitor by the token of a link. */
export const visitsApi = injectEndpoints(({ query, mutation, build }) => ({
  listVisitSlots: query(visitEndpoints.slots, { providesTags: [listTag('Slot')] }),
  askForVisit: mutation(visitEndpoints.ask, { invalidatesTags: [visitsTag, listTag('Slot')] }),
  listVisits: query(visitEndpoints.list, {
    argument: (page: VisitListQuery) => page,
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: [visitsTag],
  }),
  getVisit: query(visitEndpoints.get, {
    argument: ({ id, token }: { id: string; token?: string | undefined }) => ({ id, ...(token && { token }) }),
    providesTags: (_visit, _refusal, { id }) => [visitTag(Number(id))],
  }),
  confirmVisit: mutation(visitEndpoints.confirm, { invalidatesTags: (_v, _r, { id }) => changed(Number(id)) }),
  proposeVisit: mutation(visitEndpoints.propose, { invalidatesTags: (_v, _r, { id }) => changed(Number(id)) }),
  cancelVisit: mutation(visitEndpoints.cancel, { invalidatesTags: (_v, _r, { id }) => changed(Number(id)) }),
  missVisit: mutation(visitEndpoints.miss, { invalidatesTags: (_v, _r, { id }) => changed(Number(id)) }),
  replaceVisitLink: mutation(visitEndpoints.newLink),
  /** Downloads a visit's calendar entry; nothing of it stays in the store. */
  saveVisitCalendar: build.mutation<null, { id: number; token?: string | undefined }>({
    queryFn: async ({ id, token }, _api, _options, send) => {
      const { data, error } = await send({
        ...requestTo(visitEndpoints.calendar, { id, ...(token && { token }) }),
        responseHandler: (response) => (response.ok ? response.blob() : response.json()),
      });
      if (error) return { error };
      saveFile(data as Blob, `visit-${id}.ics`);
      return { data: null };
    },
  }),
}));

export const {
  useListVisitSlotsQuery,
  useListVisitsQuery,
  useGetVisitQuery,
  useReplaceVisitLinkMutation,
  useSaveVisitCalendarMutation,
} = visitsApi;
