import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Payment } from '@contract/payments';
import * as messages from '@messages/app/checkout';
import { toastAdded } from '../../flow/toastsSlice';
import { Skeleton } from '../../ui/Skeleton';
import type { CheckoutProps } from './Checkout';
import type { Subject } from './checkoutMachine';
import { useAppDispatch } from '../../session/storeHooks';

const load = () => import(/* webpackChunkName: "checkout" */ './Checkout').then((module) => module.Checkout);

/** Loads the checkout's code before it is needed. */
export const prefetchCheckout = (): void => void load().catch(() => undefined);

interface CheckoutDoorProps {
  /** What to pay; null if there is nothing. */
  subject: Subject | null;
  onPaid?: (payment: Payment) => void;
  bought?: CheckoutProps['bought'];
  onLeft: () => void;
}

/** The checkout, whose code loads once there is something to pay. */
export function LazyCheckout({ subject, onPaid, bought, onLeft }: CheckoutDoorProps) {
  const [Loaded, setLoaded] = useState<ComponentType<CheckoutProps>>();
  const dispatch = useAppDispatch();
  const left = useRef(onLeft);
  useEffect(() => {
    left.current = onLeft;
  });
  const wanted = subject !== null && !Loaded;
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (Checkout) => setLoaded(() => Checkout),
      () => {
        dispatch(toastAdded('bad', messages.thePaymentCouldNotBeStarted));
        left.current();
      },
    );
  }, [wanted, dispatch]);
  if (!subject) return null;
  return Loaded ? (
    <Loaded subject={subject} onPaid={onPaid} bought={bought} onLeft={onLeft} />
  ) : (
    <div role="status" aria-label={messages.oneMomentLabel}>
      <Skeleton $height="6rem" />
    </div>
  );
}
