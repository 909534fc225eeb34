import { minuteInMs } from '@contract/durations';
import type { Slot, SlotDay } from '@contract/meetings';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { shownError, statusOf } from '../../api/apiError';
import { dayAfter, maxDaysAhead, officeZone } from './meetingTime';
import { useListSlotsQuery } from '../../api/endpoints/meetingsApi';

/** Other people book, too. */
const fresh = { pollingInterval: minuteInMs, refetchOnMountOrArgChange: true } as const;
const quickDays = 6;

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || officeZone;
const timesOf = (days: SlotDay[] | undefined, date: string): Slot[] | undefined =>
  days?.find((day) => day.date === date)?.slots;

/**
 * Free slots in the reader's time zone: the next days that have any, and the times of the chosen day (undefined until
 * they are loaded).
 */
export function useSlots(date: string) {
  const [zone, setZone] = useState(ownZone);
  const next = useListSlotsQuery({ timezone: zone }, fresh);
  const today = next.data?.[0]?.date;
  const last = today && dayAfter(today, maxDaysAhead);
  const isFar = today !== undefined && last !== undefined && date > (next.data?.at(-1)?.date ?? '') && date <= last;
  const far = useListSlotsQuery(isFar ? { from: date, days: 1, timezone: zone } : skipToken, fresh);
  // this browser knows a time zone that the server does not
  if (statusOf(next.error) === 400 && zone !== officeZone) setZone(officeZone);
  const asked = isFar ? far : next;
  const times = isFar ? timesOf(far.currentData, date) : next.data && (timesOf(next.data, date) ?? []);
  return {
    zone,
    today,
    last,
    times,
    nextDays: next.data?.filter(({ slots }) => slots.length > 0).slice(0, quickDays),
    failure: asked.isFetching ? undefined : shownError(asked.currentData ? undefined : asked.error),
    retry: () => void asked.refetch(),
  };
}
