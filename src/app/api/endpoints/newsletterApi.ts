import { newsletterEndpoints } from '@contract/newsletter';
import { injectEndpoints } from '../injectEndpoints';

/** Carries the token of a newsletter email's link. */
export const newsletterApi = injectEndpoints(({ mutation }) => ({
  subscribe: mutation(newsletterEndpoints.subscribe),
  confirmSubscription: mutation(newsletterEndpoints.confirm),
  unsubscribe: mutation(newsletterEndpoints.unsubscribe),
}));

/** The actions behind the links of newsletter emails. */
export const newsletterSteps = ['confirm', 'unsubscribe'] as const;
export type NewsletterStep = (typeof newsletterSteps)[number];

export const { useSubscribeMutation, useConfirmSubscriptionMutation, useUnsubscribeMutation } = newsletterApi;
