import type { Meeting, SlotDay } from '@contract/meetings';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { type BaseRequest, api } from '../../api/api';
import { makeStore } from '../../root/store';
import { makeMeeting } from '../../../../test/support/meetings';
import { loggedIn, loggedOut } from '../../session/sessionSlice';
import { MeetingForm } from './MeetingForm';
import type { MeetingFormProps } from './MeetingForm';

const order = { id: 'order_1', amount: 9_900, currency: 'INR', key_id: 'sandbox', gateway: 'sandbox' } as const;
const held = makeMeeting({ order });

const calendar: SlotDay[] = [
  { date: '2026-11-25', slots: [{ starts_at: held.starts_at, time: '10:30', office_time: '10:30' }] },
];
/** How the server answers requests for free slots. */
let slots: () => Promise<SlotDay[]>;
type Refusal = Extract<Awaited<ReturnType<BaseRequest>>, { error: unknown }>['error'];
const away: Refusal = { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' };
/** How the server refuses to hold a slot, if it does. */
let refusal: Refusal | undefined;

/** A server that holds a slot for this account; answers by path. */
function show(meetings: readonly Meeting[], onPay?: MeetingFormProps['onPay'], payment?: MeetingFormProps['payment']) {
  const server: { meetings: readonly Meeting[] } = { meetings };
  const asked: unknown[] = [];
  const baseQuery: BaseRequest = async (ask) => {
    const path = typeof ask === 'string' ? ask : ask.url;
    if (typeof ask !== 'string' && ask.method === 'POST') {
      asked.push(ask.body);
      return refusal ? { error: refusal } : { data: held };
    }
    try {
      return { data: path === '/api/meetings/slots/' ? await slots() : server.meetings };
    } catch {
      return { error: away };
    }
  };
  const store = makeStore({ baseQuery });
  store.dispatch(loggedIn({ token: 'token', username: 'meera' }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <MeetingForm onPay={onPay} payment={payment} />
      </MemoryRouter>
    </Provider>,
  );
  return { store, server, asked };
}

beforeEach(() => {
  sessionStorage.clear();
  slots = async () => calendar;
  refusal = undefined;
});

it('offers to pay ₹99 for a held slot, and passes its order on', async () => {
  const onPay = jest.fn();
  show([held], onPay);
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹99' }));
  expect(onPay).toHaveBeenCalledWith(order, held);
  expect(screen.getByText('14 minutes left')).toBeVisible();
});

it('has no payment button if no payment can be opened, and says what the office does next', async () => {
  show([held]);
  expect(await screen.findByText(/our office will contact you to arrange the meeting and the payment/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
});

it('can be neither paid again nor released while its payment is open', async () => {
  show([held], jest.fn(), 'open');
  expect(await screen.findByRole('button', { name: 'Pay ₹99' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Choose another time' })).toBeDisabled();
});

it.each([
  ['none', /You were not charged\./],
  ['open', /your payment reached us late/],
  ['paid', /your payment reached us late/],
] as const)('explains the payment of an expired hold: %s', async (payment, words) => {
  show([{ ...held, held_for: 0 }], jest.fn(), payment);
  expect(await screen.findByText(words)).toBeInTheDocument();
  if (payment !== 'none') expect(screen.queryByText(/You were not charged/)).not.toBeInTheDocument();
});

it('retries an order that could not be created, and pays it', async () => {
  const onPay = jest.fn();
  const { asked } = show([{ ...held, order: null }], onPay);
  expect(await screen.findByText(/We can’t take payments right now/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay ₹99' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try paying again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹99' }));
  expect(asked).toEqual([{ date: '2026-11-25', time: '10:30', timezone: 'Asia/Kolkata', client_id: 'wish-0001' }]);
  expect(onPay).toHaveBeenCalledWith(order, held);
});

it('hides the held slot after logout', async () => {
  const { store } = show([held], jest.fn());
  expect(await screen.findByText('We’re holding this slot for you.')).toBeVisible();
  act(() => void store.dispatch(loggedOut()));
  await waitFor(() => expect(screen.getByLabelText('Date')).toBeInTheDocument());
});

it('shows the booking once the `Meeting` tag is invalidated after payment', async () => {
  const { store, server } = show([held], jest.fn());
  await screen.findByText('We’re holding this slot for you.');
  server.meetings = [{ ...held, status: 'booked', held_for: 0 }];
  act(() => void store.dispatch(api.util.invalidateTags(['Meeting'])));
  expect(await screen.findByText('Your meeting is booked.')).toBeInTheDocument();
});

it('shows booked meetings above the form for another', async () => {
  show([{ ...held, status: 'booked', held_for: 0 }]);
  expect(await screen.findByText(/^You have a meeting: /)).toBeVisible();
  expect(screen.getByLabelText('Date')).toBeVisible();
});

const dialogAsked = (store: ReturnType<typeof makeStore>) => store.getState().auth.asked;
const book = () => userEvent.click(screen.getByRole('button', { name: 'Book for ₹99' }));

it('keeps the free slots and the choice when the session has ended, and booking opens the login', async () => {
  const { store } = show([]);
  fireEvent.change(await screen.findByLabelText('Date'), { target: { value: '2026-11-25' } });
  await userEvent.click(await screen.findByRole('radio', { name: '10:30 am' }));
  slots = () => new Promise(() => undefined);
  act(() => void store.dispatch(loggedOut()));
  expect(screen.getByRole('radio', { name: '10:30 am' })).toBeChecked();
  await book();
  expect(dialogAsked(store)).toBe('login');
  expect(screen.queryByText('Choose a time.')).not.toBeInTheDocument();
});

describe('a choice from before a reload, while the free slots load,', () => {
  let answer: (days: SlotDay[]) => void;
  beforeEach(() => {
    sessionStorage.setItem(
      'meetingChoice',
      JSON.stringify({ date: '2026-11-25', starts_at: held.starts_at, client_id: 'wish-0001' }),
    );
    slots = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
  });

  it('opens the login for a visitor', async () => {
    const { store } = show([]);
    act(() => void store.dispatch(loggedOut()));
    await book();
    expect(dialogAsked(store)).toBe('login');
  });

  it('is not reported as missing, and is held once they have loaded', async () => {
    const { asked } = show([]);
    await book();
    expect(screen.getByText('Available times are still loading. Try again in a moment.')).toBeVisible();
    await act(async () => answer(calendar));
    expect(await screen.findByRole('radio', { name: '10:30 am' })).toBeChecked();
    expect(screen.queryByText(/have yet to come/)).not.toBeInTheDocument();
    await book();
    expect(asked).toEqual([
      {
        date: '2026-11-25',
        time: '10:30',
        timezone: expect.any(String),
        client_id: 'wish-0001',
        kind: 'office',
        topic: '',
      },
    ]);
  });
});

const date = () => screen.findByLabelText('Date');
async function choose() {
  fireEvent.change(await date(), { target: { value: '2026-11-25' } });
  await userEvent.click(await screen.findByRole('radio', { name: '10:30 am' }));
}

it('needs a date and a time: without one nothing is sent, and the missing field is marked and gets the focus', async () => {
  const { asked } = show([]);
  await date();
  await book();
  expect(await date()).toHaveFocus();
  expect(await date()).toHaveAccessibleDescription('Choose a date.');
  fireEvent.change(await date(), { target: { value: '2026-11-25' } });
  await screen.findByRole('radio', { name: '10:30 am' });
  await book();
  const times = screen.getByRole('group', { name: 'Time' });
  expect(times).toHaveFocus();
  expect(times).toHaveAccessibleDescription('Choose a time.');
  expect(screen.queryByText('Choose a date.')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('says that a time was just taken, loads the times again, and keeps the day', async () => {
  show([]);
  await choose();
  refusal = { status: 409, data: { detail: 'Someone just booked this slot. Pick another.', code: 'slot_taken' } };
  slots = async () => [
    { date: '2026-11-25', slots: [{ starts_at: '2026-11-25T05:30:00.000Z', time: '11:00', office_time: '11:00' }] },
  ];
  await book();
  expect(await screen.findByText('Someone just booked this slot. Pick another.')).toBeVisible();
  expect(await screen.findByRole('radio', { name: '11:00 am' })).not.toBeChecked();
  await waitFor(() => expect(screen.queryByRole('radio', { name: '10:30 am' })).not.toBeInTheDocument());
  expect(await date()).toHaveValue('2026-11-25');
});

it('keeps the choice when the server cannot be reached, and a retry sends the same wish', async () => {
  const { asked } = show([]);
  await choose();
  refusal = away;
  await book();
  expect(await screen.findByText(/Your selection is still here\./)).toBeVisible();
  expect(await date()).toHaveValue('2026-11-25');
  expect(screen.getByRole('radio', { name: '10:30 am' })).toBeChecked();
  refusal = undefined;
  await book();
  expect(await screen.findByText('We’re holding this slot for you.')).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});

it('H14 says that the free times could not be loaded, and Retry loads them', async () => {
  slots = () => Promise.reject(new Error('away'));
  show([]);
  expect(await screen.findByText(/We could not load available times\./)).toBeVisible();
  slots = async () => calendar;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/We could not load available times\./)).not.toBeInTheDocument());
});

it('counts a held slot down in words, announces it rarely, and says when it has expired', async () => {
  jest.useFakeTimers();
  try {
    show([{ ...held, held_for: 900 }]);
    await act(() => jest.advanceTimersByTimeAsync(100));
    const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
    const spoken = () => screen.getByRole('status').textContent;
    expect([screen.getByText(/left$/).textContent, spoken()]).toEqual(['15 minutes left', '']);
    await pass(5.5);
    expect(spoken()).toBe('10 minutes left');
    await pass(1);
    expect(spoken()).toBe('');
    expect(screen.getByText('9 minutes left')).toBeVisible();
    await pass(8);
    expect(screen.getAllByText('less than a minute left')[0]).toBeVisible();
    await pass(1);
    expect(screen.getByText('We’re no longer holding this slot.')).toBeInTheDocument();
    expect(screen.getByText(/You were not charged\./)).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
