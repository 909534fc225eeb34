import type { Payment } from '@contract/payments';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { BaseRequest } from '../../api/api';
import { makeStore } from '../../root/store';
import { Payments } from './Payments';
import { PaymentHistory } from './parts/PaymentHistory';

type Answer = Awaited<ReturnType<BaseRequest>>;

/** A server that answers on the test's command, and records whether each request carried a bearer token. */
function heldServer() {
  const waiting = new Map<string, { bearer: boolean; answer: (answer: Answer) => void }>();
  const baseQuery: BaseRequest = (ask, _store, options) =>
    new Promise((answer) => {
      waiting.set(typeof ask === 'string' ? ask : ask.url, { bearer: options?.bearer === true, answer });
    });
  const reply = (path: string, answer: Answer) =>
    act(async () => {
      waiting.get(path)?.answer(answer);
      // the store notifies subscribers once per frame
      await new Promise(requestAnimationFrame);
    });
  return { baseQuery, reply, waiting };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function show(baseQuery: BaseRequest, path = '/payments') {
  render(
    <Provider store={makeStore({ baseQuery })}>
      <MemoryRouter initialEntries={[path]}>
        <Payments />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
}

const refused: Answer = { error: { status: 500, data: {} } };
const payment = {
  id: 7,
  description: 'Premium package',
  status: 'completed',
  amount: '5999.00',
  currency: 'INR',
  date: '2026-11-21T10:00:00.000Z',
  method: 'Card',
  invoice: '/api/payments/7/invoice/',
  credit_notes: [],
};
const paths = ['/api/payments/', '/api/payment-methods/', '/api/user-subscription/', '/api/billing-info/'];

const answers: Readonly<Record<string, unknown>> = {
  '/api/payments/': [payment],
  '/api/payment-methods/': [],
  '/api/user-subscription/': { active_subscriptions: [] },
  '/api/billing-info/': null,
};

afterEach(() => jest.useRealTimers());

it.each(paths)('is loading until all four queries have ended, each sent with a Bearer token: %s last', async (last) => {
  const { baseQuery, reply, waiting } = heldServer();
  show(baseQuery);
  expect([...waiting].map(([path, { bearer }]) => [path, bearer])).toEqual(paths.map((path) => [path, true]));
  for (const path of paths.filter((one) => one !== last)) {
    await reply(path, { data: answers[path] });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  }
  await reply(last, { data: answers[last] });
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(screen.getByText('Total Spent').previousSibling).toHaveTextContent('₹5,999');
  expect(screen.getByText('Pending Payments').previousSibling).toHaveTextContent('₹0');
  expect(screen.getByText('Completed')).toBeVisible();
});

it('offers a new time instead of paying once a meeting is no longer held, while the page is open and afterwards', async () => {
  jest.useFakeTimers();
  const meeting = { ...payment, id: 8, description: 'Consultation', status: 'pending', invoice: null };
  const rows = (heldFor: number | null) =>
    render(
      <MemoryRouter>
        <PaymentHistory payments={[{ ...meeting, held_for: heldFor } as unknown as Payment]} onPay={() => undefined} />
      </MemoryRouter>,
      {
        wrapper: ({ children }) => (
          <Provider store={makeStore({ baseQuery: heldServer().baseQuery })}>{children}</Provider>
        ),
      },
    );
  const newTime = () => screen.queryByRole('link', { name: /^Choose a new time for Consultation/ });
  const { unmount } = rows(900);
  await act(() => jest.advanceTimersByTimeAsync(899_999));
  expect(screen.getByRole('button', { name: /^Pay now: Consultation/ })).toBeVisible();
  expect(newTime()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(newTime()).toHaveAttribute('href', '/contact#meeting');
  unmount();
  rows(0);
  expect(newTime()).toBeVisible();
});

it('shows what could not be loaded as empty, without an error message', async () => {
  const { baseQuery, reply } = heldServer();
  show(baseQuery);
  for (const path of paths) await reply(path, refused);
  for (const words of [
    'No payment history found.',
    'No payment methods found.',
    'No active subscriptions found.',
    'No billing info found.',
  ])
    expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('opens the tab in the address, and updates the address for another', async () => {
  const { baseQuery, reply } = heldServer();
  show(baseQuery, '/payments?tab=methods');
  for (const path of paths) await reply(path, refused);
  expect(screen.getByRole('tab', { name: 'Methods' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Methods' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Methods' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Subscriptions', selected: true })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('/payments?tab=subscriptions');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});
