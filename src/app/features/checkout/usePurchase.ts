import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type OpenPurchase, openPurchase } from '../../platform/openPurchase';
import { selectUsername } from '../../session/sessionSlice';
import { useAppSelector } from '../../session/storeHooks';
import type { Subject } from './checkoutMachine';

const nothing = () => null;

/** What this account was paying in this browser when a tab was closed, or pays in another tab; null while the server draws. */
function useOpenPurchase(): OpenPurchase | null {
  const open = useSyncExternalStore(openPurchase.watch, openPurchase.read, nothing);
  const username = useAppSelector(selectUsername);
  return open?.username === username ? open : null;
}

const resumed = ({ which, amountInPaise }: OpenPurchase): Subject => ({
  kind: 'before',
  which,
  amountInPaise,
  description: '',
});

/**
 * What is being paid on this page: what is begun here, or else what was left open before, which is taken up again by itself, only a meeting
 * or only what is none where the page is about that. While there is one nothing else can be begun, however often it is asked for.
 */
export function usePurchase(about?: 'meeting' | 'packages') {
  const any = useOpenPurchase();
  const open = any && about && (about === 'meeting') !== (any.what === 'meeting') ? null : any;
  const [subject, setSubject] = useState<Subject | null>(null);
  useEffect(() => {
    if (open) setSubject((under) => under ?? resumed(open));
  }, [open]);
  /** `instead`: what stands here is through, another one may take its place. */
  const begin = useCallback(
    (next: Subject, instead = false) => setSubject((under) => (instead ? next : (under ?? next))),
    [],
  );
  const end = useCallback(() => setSubject(null), []);
  return { subject, open, begin, end };
}
