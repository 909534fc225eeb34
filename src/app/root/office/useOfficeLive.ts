import { useEffect, useMemo, useRef } from 'react';
import { followOffice, officeApi } from '../../api/endpoints/officeApi';
import { listTag } from '../../api/tags';
import { useAppDispatch } from '../../session/storeHooks';
import { useLive } from '../../session/useLive';

/**
 * Milliseconds after which a tab that nobody looks at stops asking what changed: asking keeps the login alive, which is
 * to end when nobody works.
 */
export const unseenFor = 60 * 60_000;

/** What others change while one looks; an open row keeps what was read, so that a conflict still shows. */
const lists = [
  'OfficeToday',
  'OfficeEnquiry',
  'OfficePerson',
  'OfficeVisit',
  'OfficeMeeting',
  'OfficeReview',
  'OfficeAddOnOrder',
  'OfficeProperty',
] as const;

/** Keeps the counters and the lists of the office current. */
export function useOfficeLive(): void {
  const dispatch = useAppDispatch();
  /** When the tab was left, and whether anything changed since it stopped asking. */
  const unseen = useRef<{ since: number; changed: boolean }>(undefined);
  const followed = useMemo(
    () => ({
      follow: followOffice,
      refresh: () => {
        const left = unseen.current;
        if (left && Date.now() - left.since > unseenFor) left.changed = true;
        else dispatch(officeApi.util.invalidateTags(lists.map(listTag)));
      },
    }),
    [dispatch],
  );
  const { refresh } = followed;
  useEffect(() => {
    const onChange = () => {
      const changed = unseen.current?.changed;
      unseen.current = document.hidden ? { since: Date.now(), changed: false } : undefined;
      if (changed) refresh();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [refresh]);
  useLive(followed);
}
