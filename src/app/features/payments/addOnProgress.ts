import type { BoughtAddOn } from '@contract/payments';
import * as messages from '@messages/app/payments';

export const addOnStatusLabels: Readonly<Record<BoughtAddOn['status'], string>> = {
  ordered: messages.ordered,
  scheduled: messages.scheduled,
  delivered: messages.delivered,
  cancelled: messages.cancelled,
};

/** What happens next with an add-on; empty when nothing does. */
export function nextAddOnStep({ status, delivery, listing, cancel_reason: reason }: BoughtAddOn): string {
  if (status === 'cancelled') return reason ? messages.weRefundIt : '';
  if (status === 'delivered' || delivery === 'featured') return '';
  if (status === 'ordered') return listing ? messages.weScheduleIt[delivery] : messages.tellUsWhichListing;
  return messages.weDeliverIt[delivery];
}
