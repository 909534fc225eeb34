import type { Order } from '@contract/payments';
import type { Page } from '@playwright/test';
import { expect } from './journey';

/** Counts the orders that the page requests, and stores the last one. */
export function watchOrders(page: Page) {
  const made: Order[] = [];
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-razorpay-order/')) requestCount += 1;
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/api/create-razorpay-order/') && response.ok())
      void response.json().then(
        (order: Order) => made.push(order),
        () => undefined,
      );
  });
  return {
    requestCount: () => requestCount,
    order: async () => {
      await expect.poll(() => made.length).toBeGreaterThan(0);
      return made.at(-1) as Order;
    },
  };
}

export const reset = /ERR_(FAILED|CONNECTION_\w+|ABORTED|INTERNET_DISCONNECTED)|status of 50\d/;
