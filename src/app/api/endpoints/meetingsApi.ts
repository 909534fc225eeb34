import type { Meeting, NewMeeting, SlotChoice, SlotDay, SlotQuery } from '@contract/meetings';
import { api } from '../api';
import { statusOf } from '../apiError';
import { idTag, listTag, unlessRefused } from '../tags';
import { type Paged, withPageHeaders } from '../withPaging';
import { saveFile } from '../../platform/saveFile';

export const pastPageSize = 20;

/** What the server knows of a meeting that was changed, and what else it changed; a call without an answer may have changed it, too. */
const changed = (id: number, refusal: Parameters<typeof statusOf>[0]) =>
  refusal && statusOf(refusal) === undefined
    ? [idTag('Meeting', id)]
    : [listTag('Meeting'), idTag('Meeting', id), listTag('Slot')];

export const meetingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSlots: build.query<SlotDay[], SlotQuery>({
      query: (params) => ({ url: '/api/meetings/slots/', params }),
      providesTags: [listTag('Slot')],
    }),
    listMeetings: build.query<Meeting[], void>({ query: () => '/api/meetings/', providesTags: [listTag('Meeting')] }),
    listPastMeetings: build.query<Paged<Meeting>, { page: number }>({
      query: ({ page }) => ({
        url: '/api/meetings/',
        params: { when: 'past', limit: pastPageSize, offset: (page - 1) * pastPageSize },
      }),
      transformResponse: (rows: Meeting[], meta) => withPageHeaders(rows, meta),
      providesTags: [listTag('Meeting')],
    }),
    getMeeting: build.query<Meeting, string>({
      query: (id) => `/api/meetings/${id}/`,
      providesTags: (_meeting, _refusal, id) => [listTag('Meeting'), idTag('Meeting', Number(id))],
    }),
    holdMeeting: build.mutation<Meeting, NewMeeting>({
      query: (body) => ({ url: '/api/meetings/', method: 'POST', body }),
      // a refusal tells that the calendar is not what it was; without an answer the time may be held by now, for this very account
      invalidatesTags: (_answer, refusal) => [
        listTag('Meeting'),
        ...(refusal && statusOf(refusal) === undefined ? [] : [listTag('Slot')]),
      ],
    }),
    releaseMeeting: build.mutation<void, number>({
      query: (id) => ({ url: `/api/meetings/${id}/`, method: 'DELETE' }),
      invalidatesTags: (_answer, refusal) => [listTag('Meeting'), ...unlessRefused(refusal, [listTag('Slot')])],
    }),
    moveMeeting: build.mutation<Meeting, { id: number; choice: SlotChoice }>({
      query: ({ id, choice }) => ({ url: `/api/meetings/${id}/move/`, method: 'POST', body: choice }),
      invalidatesTags: (_meeting, refusal, { id }) => changed(id, refusal),
    }),
    cancelMeeting: build.mutation<Meeting, number>({
      query: (id) => ({ url: `/api/meetings/${id}/cancel/`, method: 'POST' }),
      invalidatesTags: (_meeting, refusal, id) => changed(id, refusal),
    }),
    /** Fetches a meeting's calendar entry, which wants the token, and hands it over as a download; nothing of it stays in the store. */
    saveCalendar: build.mutation<null, number>({
      queryFn: async (id, _api, _options, ask) => {
        const { data, error } = await ask({
          url: `/api/meetings/${id}/calendar.ics`,
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (error) return { error };
        saveFile(data as Blob, `meeting-${id}.ics`);
        return { data: null };
      },
    }),
  }),
});

export const {
  useListSlotsQuery,
  useListMeetingsQuery,
  useListPastMeetingsQuery,
  useGetMeetingQuery,
  useSaveCalendarMutation,
} = meetingsApi;
