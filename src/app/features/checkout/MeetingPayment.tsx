import { useEffect, useEffectEvent, useState } from 'react';
import type { Order } from '@contract/payments';
import { api } from '../../api/api';
import { listTag } from '../../api/tags';
import { LazyCheckout } from './LazyCheckout';
import { usePurchase } from './usePurchase';
import { useAppDispatch } from '../../session/storeHooks';

const bought = { to: '/meetings', label: 'Your meetings' };

interface MeetingPaymentProps {
  /** The order of the meeting to pay now; null if there is none. */
  order: Order | null;
  /** Whether a meeting is being paid here, including a resumed payment, or has been paid. */
  onStanding: (standing: 'none' | 'open' | 'paid') => void;
  onLeft: () => void;
}

/** Pays a held meeting; an interrupted payment resumes automatically. */
export function MeetingPayment({ order, onStanding, onLeft }: MeetingPaymentProps) {
  const { subject, begin, end } = usePurchase('meeting');
  const [paid, setPaid] = useState<unknown>();
  const dispatch = useAppDispatch();
  const through = subject !== null && paid === subject;
  const standing = !subject ? 'none' : through ? 'paid' : 'open';
  const start = useEffectEvent((wanted: Order) =>
    begin({ kind: 'order', order: wanted, description: 'Consultation' }, through),
  );
  useEffect(() => {
    if (order) start(order);
  }, [order]);
  useEffect(() => onStanding(standing), [standing, onStanding]);
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
