import type { Meeting, NewMeeting, SlotDay, SlotQuery } from '@contract/meetings';
import { api } from '../../api/api';
import { statusOf } from '../../api/apiError';
import { listTag, unlessRefused } from '../../api/tags';

export const meetingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSlots: build.query<SlotDay[], SlotQuery>({ query: (params) => ({ url: '/api/meetings/slots/', params }), providesTags: [listTag('Slot')] }),
    listMeetings: build.query<Meeting[], void>({ query: () => '/api/meetings/', providesTags: [listTag('Meeting')] }),
    holdMeeting: build.mutation<Meeting, NewMeeting>({
      query: (body) => ({ url: '/api/meetings/', method: 'POST', body }),
      // a refusal tells that the calendar is not what it was; without an answer the time may be held by now, for this very account
      invalidatesTags: (_answer, refusal) => [listTag('Meeting'), ...(refusal && statusOf(refusal) === undefined ? [] : [listTag('Slot')])],
    }),
    releaseMeeting: build.mutation<void, number>({
      query: (id) => ({ url: `/api/meetings/${id}/`, method: 'DELETE' }),
      invalidatesTags: (_answer, refusal) => [listTag('Meeting'), ...unlessRefused(refusal, [listTag('Slot')])],
    }),
  }),
});

export const { useListSlotsQuery, useListMeetingsQuery } = meetingsApi;
