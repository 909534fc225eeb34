import { api } from '../api';

export const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<{ detail: string }, { email: string }>({
      query: (body) => ({ url: '/api/newsletter/', method: 'POST', body }),
    }),
    /** With the token that a letter's link carries. */
    settleSubscription: build.mutation<null, { step: NewsletterStep; token: string }>({
      query: ({ step, token }) => ({ url: `/api/newsletter/${step}/`, method: 'POST', body: { token } }),
    }),
  }),
});

/** What the links in the newsletter's letters ask for. */
export const newsletterSteps = ['confirm', 'unsubscribe'] as const;
export type NewsletterStep = (typeof newsletterSteps)[number];

export const { useSubscribeMutation, useSettleSubscriptionMutation } = newsletterApi;
