import { type OfficeVisitListQuery, officeVisitEndpoints } from '@contract/officeVisits';
import { download } from '../download';
import { requestTo } from '../injectEndpoints';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { type Tag, idTag, listTag } from '../tags';
import { withPageHeaders } from '../withPaging';

/** What a change of a visit makes old: also the free times. */
const changed = (id: number): Tag[] => [
  idTag('OfficeVisit', id),
  listTag('OfficeVisit'),
  listTag('OfficeToday'),
  listTag('OfficeAudit'),
  listTag('Slot'),
];

/** Visits as agents see them. A refused change refreshes the visit too: someone else may have changed it. */
export const officeVisitsApi = injectOfficeEndpoints(({ query, mutation, build }) => ({
  listOfficeVisitWeek: query(officeVisitEndpoints.week, { providesTags: [listTag('OfficeVisit')] }),
  listOfficeVisits: query(officeVisitEndpoints.list, {
    argument: (page: OfficeVisitListQuery) => page,
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: [listTag('OfficeVisit')],
  }),
  getOfficeVisit: query(officeVisitEndpoints.get, {
    argument: (id: number) => ({ id }),
    providesTags: (_visit, _error, id) => [idTag('OfficeVisit', id)],
  }),
  listOfficeVisitSlots: query(officeVisitEndpoints.slots, { providesTags: [listTag('Slot')] }),
  addOfficeVisit: mutation(officeVisitEndpoints.create, {
    invalidatesTags: [listTag('OfficeVisit'), listTag('OfficeToday'), listTag('OfficeAudit'), listTag('Slot')],
  }),
  confirmOfficeVisit: mutation(officeVisitEndpoints.confirm, {
    invalidatesTags: (_visit, _refusal, { id }) => changed(Number(id)),
  }),
  proposeOfficeVisit: mutation(officeVisitEndpoints.propose, {
    invalidatesTags: (_visit, _refusal, { id }) => changed(Number(id)),
  }),
  cancelOfficeVisit: mutation(officeVisitEndpoints.cancel, {
    invalidatesTags: (_visit, _refusal, { id }) => changed(Number(id)),
  }),
  missOfficeVisit: mutation(officeVisitEndpoints.miss, {
    invalidatesTags: (_visit, _refusal, { id }) => changed(Number(id)),
  }),
  saveVisitsCsv: download(build, officeVisitEndpoints.csv, (filter: Pick<OfficeVisitListQuery, 'when'>) => ({
    request: requestTo(officeVisitEndpoints.csv, filter),
    name: 'visits.csv',
  })),
}));

export const {
  useListOfficeVisitWeekQuery,
  useListOfficeVisitsQuery,
  useGetOfficeVisitQuery,
  useListOfficeVisitSlotsQuery,
  useAddOfficeVisitMutation,
  useConfirmOfficeVisitMutation,
  useProposeOfficeVisitMutation,
  useCancelOfficeVisitMutation,
  useMissOfficeVisitMutation,
  useSaveVisitsCsvMutation,
} = officeVisitsApi;
