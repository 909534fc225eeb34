import { officeMeetingEndpoints } from '@contract/officeMeetings';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { type Tag, idTag, listTag } from '../tags';

/** What a change of a meeting makes old: also the free slots. */
const changed = (id: number): Tag[] => [
  idTag('OfficeMeeting', id),
  listTag('OfficeMeeting'),
  listTag('OfficeToday'),
  listTag('OfficeAudit'),
  listTag('Slot'),
];

/** Meetings as agents see them. A refused change refreshes the meeting too: someone else may have changed it. */
export const officeMeetingsApi = injectOfficeEndpoints(({ query, mutation }) => ({
  listOfficeMeetings: query(officeMeetingEndpoints.list, { providesTags: [listTag('OfficeMeeting')] }),
  getOfficeMeeting: query(officeMeetingEndpoints.get, {
    argument: (id: number) => ({ id }),
    providesTags: (_meeting, _error, id) => [idTag('OfficeMeeting', id)],
  }),
  confirmMeeting: mutation(officeMeetingEndpoints.confirm, {
    invalidatesTags: (_meeting, _refusal, { id }) => changed(Number(id)),
  }),
  moveOfficeMeeting: mutation(officeMeetingEndpoints.move, {
    invalidatesTags: (_meeting, _refusal, { id }) => changed(Number(id)),
  }),
  cancelOfficeMeeting: mutation(officeMeetingEndpoints.cancel, {
    invalidatesTags: (_meeting, _refusal, { id }) => changed(Number(id)),
  }),
}));

export const {
  useListOfficeMeetingsQuery,
  useGetOfficeMeetingQuery,
  useConfirmMeetingMutation,
  useMoveOfficeMeetingMutation,
  useCancelOfficeMeetingMutation,
} = officeMeetingsApi;
