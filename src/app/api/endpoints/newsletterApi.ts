import { newsletterRoutes } from '@contract/routes/newsletter';
import { injectEndpoints } from '../injectEndpoints';

/** Carries the token of a newsletter email's link. */
export const newsletterApi = injectEndpoints(({ mutation }) => ({
  subscribe: mutation(newsletterRoutes.subscribe),
  confirmSubscription: mutation(newsletterRoutes.confirm),
  unsubscribe: mutation(newsletterRoutes.unsubscribe),
}));

/** The actions behind the links of newsletter emails. */
export const newsletterSteps = ['confirm', 'unsubscribe'] as const;
export type NewsletterStep = (typeof newsletterSteps)[number];

export const { useSubscribeMutation, useConfirmSubscriptionMutation, useUnsubscribeMutation } = newsletterApi;
