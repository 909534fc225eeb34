import type { NextStep, OfficeToday } from '@contract/officeToday';
import * as messages from '@messages/app/officeToday';
import { addressOf } from '../../ui/office/rowAddress';

/** What Today counts. */
export type TodayCounter = {
  [Key in keyof OfficeToday]: OfficeToday[Key] extends number | null ? Key : never;
}[keyof OfficeToday];

interface TodayQueue {
  name: string;
  /** The list that shows exactly what was counted, what waits longest first. */
  to: string;
  isUrgent?: boolean;
}

/** Every counter with its list, in the order in which they are shown. A test follows each address and compares. */
export const todayQueues: Readonly<Record<TodayCounter, TodayQueue>> = {
  overdue_enquiries: { name: messages.overdueReplies, to: '/office/leads?overdue=true', isUrgent: true },
  unanswered_enquiries: { name: messages.newEnquiries, to: '/office/leads?state=new' },
  my_enquiries: { name: messages.assignedToMe, to: '/office/leads?state=open&assignee=me' },
  next_steps_due: { name: messages.nextSteps, to: '/office/contacts?due=true&agent=me' },
  visits_to_answer: { name: messages.visitsToAnswer, to: '/office/visits?view=ours' },
  visits_today: { name: messages.visitsToday, to: '/office/visits?view=today' },
  listings_in_review: { name: messages.listingsToReview, to: '/office/listings?lifecycle=in_review' },
  addon_orders_open: { name: messages.addOnsToDeliver, to: '/office/addon-orders?status=open' },
  reviews_in_review: { name: messages.reviewsToRead, to: '/office/reviews?state=pending' },
  payments_needing_attention: {
    name: messages.paymentsToSettle,
    to: '/office/payments?attention=true',
    isUrgent: true,
  },
  failed_emails: { name: messages.failedEmails, to: '/office/emails?state=failed', isUrgent: true },
};
export const todayCounters = Object.keys(todayQueues) as TodayCounter[];

/** Where the row of a next step opens. */
export const nextStepAddress = ({ kind, id }: Pick<NextStep, 'kind' | 'id'>): string =>
  addressOf(kind === 'visit_to_answer' ? 'visit' : kind, id);
