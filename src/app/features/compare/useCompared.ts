import { limits } from '@contract/limits';
import * as messages from '@messages/app/compare';
import { useSyncExternalStore } from 'react';
import { toastAdded } from '../../flow/toastsSlice';
import { comparedStore } from '../../platform/comparedStore';
import { useAppDispatch } from '../../session/storeHooks';

const { max } = limits.compared;

/** The listings selected for comparison, and functions to change the selection. A fifth is refused with a toast. */
export function useCompared() {
  const ids = useSyncExternalStore(comparedStore.watch, comparedStore.list, comparedStore.none);
  const dispatch = useAppDispatch();
  const remove = (id: number) => void comparedStore.write(ids.filter((chosen) => chosen !== id));
  const toggle = (id: number) => {
    if (ids.includes(id)) remove(id);
    else if (ids.length < max) comparedStore.write([...ids, id]);
    else dispatch(toastAdded('note', messages.youCanCompareUpToListings(max)));
  };
  return { ids, remove, toggle, clear: () => void comparedStore.write([]) };
}
