import { dayInMs } from '@contract/durations';
import type { AddOnOrderStatus } from '@contract/addOnOrders';
import type { OfficeAddOnOrder } from '@contract/officeAddOnOrders';
import * as messages from '@messages/app/officeAddOns';
import { ownDay } from '../../ui/days';
import { indiaMoment } from '../../ui/indiaMoment';
import type { Tone } from '../../ui/office/Status';

export const statuses = ['ordered', 'scheduled', 'delivered', 'cancelled'] as const satisfies AddOnOrderStatus[];

/** The list that an address names; without one, the board. */
export const readListedStatus = (params: URLSearchParams): AddOnOrderStatus | 'open' | undefined =>
  (['open', ...statuses] as const).find((one) => one === params.get('status'));

export const statusLabels: Readonly<Record<AddOnOrderStatus, string>> = {
  ordered: messages.ordered,
  scheduled: messages.scheduled,
  delivered: messages.delivered,
  cancelled: messages.cancelled,
};
export const listLabels = { ...statusLabels, open: messages.toDeliver } as const;
export const statusTones: Readonly<Record<AddOnOrderStatus, Tone>> = {
  ordered: 'waiting',
  scheduled: 'quiet',
  delivered: 'good',
  cancelled: 'bad',
};

/** How many days of a featured listing are left, rounded up. */
export function daysLeft(until: string, now: number): string {
  const days = Math.ceil((Date.parse(until) - now) / dayInMs);
  return days > 0 ? messages.daysLeft(days) : messages.daysAreOver;
}

/** The date that matters at the order's status. */
export function momentOf(order: OfficeAddOnOrder, now: number): string {
  const { status, starts_at: starts, delivered_at: delivered, cancelled_at: cancelled, featured_until: until } = order;
  if (status === 'scheduled' && starts) return indiaMoment(starts);
  if (status === 'delivered' && until) return daysLeft(until, now);
  if (status === 'delivered' && delivered) return messages.deliveredOn(ownDay(delivered));
  if (status === 'cancelled' && cancelled) return messages.cancelledOn(ownDay(cancelled));
  return messages.orderedOn(ownDay(order.ordered_at));
}
