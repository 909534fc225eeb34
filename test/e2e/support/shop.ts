import { type APIRequestContext, type Page, expect } from '@playwright/test';
import type { Order, Payment, PaymentProof, Subscription } from '@contract/payments';
import { open } from './journey';
import type { Member } from './member';

/** Premium with the two add-ons that tests buy. */
export const premium = {
  address: '/packages?package=2&add_ons=2&add_ons=3',
  name: 'Premium package with Virtual tour and Featured listing',
  amount: 949_700,
  words: '₹9,497',
} as const;

/** The elements of the packages page that a buyer uses. */
export async function openShop(page: Page, path: string = premium.address) {
  await open(page, path);
  return shopOf(page);
}

export function shopOf(page: Page) {
  const panel = page.getByRole('region', { name: 'Payment' });
  const sheet = page.getByRole('dialog', { name: 'Test payment' });
  return {
    total: page.getByRole('complementary', { name: 'Your order' }),
    pay: page.getByRole('complementary', { name: 'Your order' }).getByRole('button', { name: /^Pay ₹/ }),
    panel,
    sheet,
    payInSheet: sheet.getByRole('button', { name: /^Pay ₹/ }),
    decline: sheet.getByRole('button', { name: 'Decline the payment' }),
    close: sheet.getByRole('button', { name: 'Close' }),
    /** The specification's alerts. */
    alert: (words: string | RegExp) =>
      page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: words }).first(),
  };
}

async function read<Answer>(request: APIRequestContext, url: string, { headers }: Member): Promise<Answer> {
  const answer = await request.get(url, { headers });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Answer;
}

/** A buyer's payments, active packages and totals on the server. */
export async function purchasesOf(request: APIRequestContext, address: string, member: Member) {
  const payments = await read<Payment[]>(request, `${address}/api/payments/`, member);
  const { active_subscriptions: running } = await read<{ active_subscriptions: Subscription[] }>(
    request,
    `${address}/api/user-subscription/`,
    member,
  );
  return { payments, running, statuses: payments.map(({ status }) => status) };
}

/** Creates an order like another client. */
export async function makeOrder(
  request: APIRequestContext,
  address: string,
  { headers }: Member,
  data: { amount: number; receipt: string; package?: number; add_ons?: number[] },
): Promise<Order> {
  const answer = await request.post(`${address}/api/create-razorpay-order/`, {
    headers,
    data: { currency: 'INR', ...data },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Order;
}

/** Sets the sandbox bank's outcome of an order. */
export async function playBank(
  request: APIRequestContext,
  address: string,
  { headers }: Member,
  orderId: string,
  outcome: 'success' | 'failure' = 'success',
): Promise<PaymentProof> {
  const answer = await request.post(`${address}/api/sandbox/pay/`, { headers, data: { order_id: orderId, outcome } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as PaymentProof;
}

/** Buys through the API. */
export async function buy(
  request: APIRequestContext,
  address: string,
  member: Member,
  data: Parameters<typeof makeOrder>[3],
): Promise<Payment> {
  const proof = await playBank(request, address, member, (await makeOrder(request, address, member, data)).id);
  const answer = await request.post(`${address}/api/verify-razorpay-payment/`, {
    headers: member.headers,
    data: proof,
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Payment;
}
