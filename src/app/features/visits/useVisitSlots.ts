import { minuteInMs } from '@contract/durations';
import { useState } from 'react';
import { shownError, statusOf } from '../../api/apiError';
import { useListVisitSlotsQuery } from '../../api/endpoints/visitsApi';
import { ownZone } from '../../ui/zonedMoments';

/** Other people book, too. */
const fresh = { pollingInterval: minuteInMs, refetchOnMountOrArgChange: true } as const;
const indiaZone = 'Asia/Kolkata';

/** The times at which a listing can be visited, in the reader's zone, by day; days without any are left out. */
export function useVisitSlots(property: number) {
  const [zone, setZone] = useState(ownZone);
  const { data, error, isFetching, refetch } = useListVisitSlotsQuery({ property, timezone: zone }, fresh);
  // this browser knows a time zone that the server does not
  if (statusOf(error) === 400 && zone !== indiaZone) setZone(indiaZone);
  return {
    zone,
    days: data?.filter(({ slots }) => slots.length > 0),
    failure: isFetching ? undefined : shownError(data ? undefined : error),
    retry: () => void refetch(),
  };
}

export type VisitSlots = ReturnType<typeof useVisitSlots>;
