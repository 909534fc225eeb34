import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type OpenPurchase, openPurchase } from '../../platform/openPurchase';
import { selectUsername } from '../../session/sessionSlice';
import { useAppSelector } from '../../session/storeHooks';
import type { Subject } from './checkoutMachine';

const nothing = () => null;

/**
 * The account's open purchase in this browser, left by a closed tab or in progress in another tab; null on the server.
 */
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
 * What is being paid on this page: a purchase started here, otherwise an interrupted one, which resumes automatically.
 * `about` limits it to meetings or to everything else. While there is one, no other can start.
 */
export function usePurchase(about?: 'meeting' | 'packages') {
  const any = useOpenPurchase();
  const open = any && about && (about === 'meeting') !== (any.what === 'meeting') ? null : any;
  const [subject, setSubject] = useState<Subject | null>(null);
  useEffect(() => {
    if (open) setSubject((under) => under ?? resumed(open));
  }, [open]);
  /** With `instead`, replaces the current purchase, which is done. */
  const startPurchase = useCallback(
    (next: Subject, instead = false) => setSubject((under) => (instead ? next : (under ?? next))),
    [],
  );
  const end = useCallback(() => setSubject(null), []);
  return { subject, open, startPurchase, end };
}
