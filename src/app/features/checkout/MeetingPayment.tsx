import { useEffect, useEffectEvent, useState } from 'react';
import type { Order } from '@contract/payments';
import * as messages from '@messages/app/checkout';
import { api } from '../../api/api';
import { listTag } from '../../api/tags';
import { LazyCheckout } from './LazyCheckout';
import { usePurchase } from './usePurchase';
import { useAppDispatch } from '../../session/storeHooks';

const bought = { to: '/meetings', label: messages.yourMeetings };

interface MeetingPaymentProps {
  /** The order of the meeting to pay now; null if there is none. */
  order: Order | null;
  /** Whether a meeting is being paid here, including a resumed payment, or has been paid. */
  onStatus: (status: 'none' | 'open' | 'paid') => void;
  onLeft: () => void;
}

/** Pays a held meeting; an interrupted payment resumes automatically. */
export function MeetingPayment({ order, onStatus, onLeft }: MeetingPaymentProps) {
  const { subject, startPurchase, end } = usePurchase('meeting');
  const [paid, setPaid] = useState<unknown>();
  const dispatch = useAppDispatch();
  const isPaid = subject !== null && paid === subject;
  const status = !subject ? 'none' : isPaid ? 'paid' : 'open';
  const start = useEffectEvent((wanted: Order) =>
    startPurchase({ kind: 'order', order: wanted, description: messages.consultation }, isPaid),
  );
  useEffect(() => {
    if (order) start(order);
  }, [order]);
  useEffect(() => onStatus(status), [status, onStatus]);
  const leave = () => {
    end();
    onLeft();
  };
  const onPaid = () => {
    setPaid(subject);
    dispatch(api.util.invalidateTags([listTag('Meeting')]));
  };
  return <LazyCheckout key={order?.id} subject={subject} onPaid={onPaid} bought={bought} onLeft={leave} />;
}
