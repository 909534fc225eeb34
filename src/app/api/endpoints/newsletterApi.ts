import { newsletterRoutes } from '@contract/routes/newsletter';
import { injectEndpoints } from '../injectEndpoints';

/** With the token that the link of a newsletter email carries. */
export const newsletterApi = injectEndpoints(({ mutation }) => ({
  subscribe: mutation(newsletterRoutes.subscribe),
  confirmSubscription: mutation(newsletterRoutes.confirm),
  unsubscribe: mutation(newsletterRoutes.unsubscribe),
}));

/** What the links of newsletter emails lead to. */
export const newsletterSteps = ['confirm', 'unsubscribe'] as const;
export type NewsletterStep = (typeof newsletterSteps)[number];

export const { useSubscribeMutation, useConfirmSubscriptionMutation, useUnsubscribeMutation } = newsletterApi;
