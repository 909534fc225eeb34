import { type ReviewState } from '@contract/reviews';
import * as messages from '@messages/app/officeReviews';
import type { Tone } from '../../ui/office/Status';

/** In the order in which they are worked through. */
export const states = ['pending', 'published', 'rejected'] as const satisfies readonly ReviewState[];

/** The state that an address names; without one, all. */
export const readReviewState = (params: URLSearchParams): ReviewState | undefined =>
  states.find((one) => one === params.get('state'));

export const stateLabels: Readonly<Record<ReviewState, string>> = {
  pending: messages.waiting,
  published: messages.published,
  rejected: messages.rejected,
};
export const stateTones: Readonly<Record<ReviewState, Tone>> = {
  pending: 'waiting',
  published: 'good',
  rejected: 'bad',
};
