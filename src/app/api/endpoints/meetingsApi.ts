import type { SlotChoice } from '@contract/meetings';
import { meetingEndpoints } from '@contract/meetings';
import { statusOf } from '../apiError';
import { injectEndpoints, requestTo } from '../injectEndpoints';
import { idTag, listTag, unlessRefused } from '../tags';
import { withPageHeaders } from '../withPaging';
import { saveFile } from '../../platform/saveFile';

export const pastPageSize = 20;

/** Tags that a meeting's change invalidates. A request without a response may have changed the meeting, too. */
const changed = (id: number, refusal: unknown) =>
  refusal && statusOf(refusal) === undefined
    ? [idTag('Meeting', id)]
    : [listTag('Meeting'), idTag('Meeting', id), listTag('Slot')];

export const meetingsApi = injectEndpoints(({ query, mutation, build }) => ({
  listSlots: query(meetingEndpoints.slots, { providesTags: [listTag('Slot')] }),
  listMeetings: query(meetingEndpoints.list, { argument: (_none: void) => ({}), providesTags: [listTag('Meeting')] }),
  listPastMeetings: query(meetingEndpoints.list, {
    argument: ({ page }: { page: number }) => ({
      when: 'past' as const,
      limit: pastPageSize,
      offset: (page - 1) * pastPageSize,
    }),
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: [listTag('Meeting')],
  }),
  getMeeting: query(meetingEndpoints.get, {
    argument: (id: string) => ({ id }),
    providesTags: (_meeting, _refusal, id) => [listTag('Meeting'), idTag('Meeting', Number(id))],
  }),
  holdMeeting: mutation(meetingEndpoints.create, {
    // a refusal means that the calendar has changed; without a response this account may hold the slot by now
    invalidatesTags: (_answer, refusal) => [
      listTag('Meeting'),
      ...(refusal && statusOf(refusal) === undefined ? [] : [listTag('Slot')]),
    ],
  }),
  releaseMeeting: mutation(meetingEndpoints.release, {
    argument: (id: number) => ({ id }),
    invalidatesTags: (_answer, refusal) => [listTag('Meeting'), ...unlessRefused(refusal, [listTag('Slot')])],
  }),
  moveMeeting: mutation(meetingEndpoints.move, {
    argument: ({ id, choice }: { id: number; choice: SlotChoice }) => ({ id, ...choice }),
    invalidatesTags: (_meeting, refusal, { id }) => changed(id, refusal),
  }),
  cancelMeeting: mutation(meetingEndpoints.cancel, {
    argument: (id: number) => ({ id }),
    invalidatesTags: (_meeting, refusal, id) => changed(id, refusal),
  }),
  /** Downloads a meeting's calendar entry with the token; nothing of it stays in the store. */
  saveCalendar: build.mutation<null, number>({
    queryFn: async (id, _api, _options, send) => {
      const { data, error } = await send({
        ...requestTo(meetingEndpoints.calendar, { id }),
        responseHandler: (response) => (response.ok ? response.blob() : response.json()),
      });
      if (error) return { error };
      saveFile(data as Blob, `meeting-${id}.ics`);
      return { data: null };
    },
  }),
}));

export const {
  useListSlotsQuery,
  useListMeetingsQuery,
  useListPastMeetingsQuery,
  useGetMeetingQuery,
  useSaveCalendarMutation,
} = meetingsApi;
