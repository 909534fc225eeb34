import type { NewReview, Review } from '@contract/reviews';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router-dom';
import type { BaseRequest } from '../../api/api';
import { pendingReviews } from '../../platform/pendingReviews';
import { makeStore } from '../../root/store';
import { loggedIn } from '../../session/sessionSlice';
import { ReviewForm } from './ReviewForm';

type Answer = Awaited<ReturnType<BaseRequest>>;

function open({
  account = true,
  address = '/reviews',
  agent = null as { id: number; name: string } | null,
  answer = (_sent: NewReview): Answer => ({ data: null }),
} = {}) {
  const sent: NewReview[] = [];
  const baseQuery: BaseRequest = async (ask) => {
    if (typeof ask === 'string' || ask.method !== 'POST') {
      if (!(typeof ask === 'string' ? ask : ask.url).includes('agents/')) return { data: [] };
      return agent ? { data: agent } : { error: { status: 404, data: {} } };
    }
    sent.push(ask.body as NewReview);
    return answer(ask.body as NewReview);
  };
  const store = makeStore({ baseQuery });
  if (account) store.dispatch(loggedIn({ token: 'a token', username: 'buyer' }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <ReviewForm />
        <Link to="/reviews">All reviews</Link>
      </MemoryRouter>
    </Provider>,
  );
  return { store, sent, submit: () => screen.getByRole('button', { name: /submit/i }), person: userEvent.setup() };
}

async function write(person: ReturnType<typeof userEvent.setup>, words = 'Calm and exact.') {
  await person.click(screen.getByRole('radio', { name: '4 stars' }));
  await person.type(screen.getByLabelText('Your review'), words);
}

const stored = ({ rating, review, client_id }: NewReview): Answer => ({
  data: {
    id: 9,
    rating,
    review,
    name: 'buyer',
    role: '',
    property: '',
    date: '2026-11-21',
    createdAt: new Date().toISOString(),
    client_id: client_id ?? null,
    state: 'published',
    reply: null,
  },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('can be submitted only with both stars and text', async () => {
  const { submit, person } = open();
  expect(submit()).toBeDisabled();
  await person.click(screen.getByRole('radio', { name: '1 star' }));
  expect(submit()).toBeDisabled();
  await person.type(screen.getByLabelText('Your review'), '   ');
  expect(submit()).toBeDisabled();
  await person.type(screen.getByLabelText('Your review'), 'Good.');
  expect(submit()).toBeEnabled();
});

it('cannot be submitted twice while a submit is pending', async () => {
  let arrive: (answer: Answer) => void = () => undefined;
  const { submit, person, sent } = open({
    answer: () =>
      new Promise<Answer>((resolve) => {
        arrive = resolve;
      }) as never,
  });
  await write(person);
  await person.click(submit());
  expect(submit()).toBeDisabled();
  await person.click(submit());
  expect(sent).toHaveLength(1);
  await act(async () => arrive({ error: { status: 'FETCH_ERROR', error: 'cut' } }));
});

it('asks visitors to log in and returns them to the reviews with their text', async () => {
  const { store, submit, person, sent } = open({ account: false });
  await write(person);
  await person.click(submit());
  expect(store.getState().auth.asked).toBe('login');
  expect(localStorage.getItem('redirectAfterLogin')).toBe('/reviews');
  expect(sent).toHaveLength(0);
  expect(screen.getByLabelText('Your review')).toHaveValue('Calm and exact.');
});

it('restores the text after a reload', async () => {
  const { person } = open();
  await write(person);
  document.body.innerHTML = '';
  open();
  expect(await screen.findByDisplayValue('Calm and exact.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
});

it('keeps a copy of a sent review until the list has it, and empties the form', async () => {
  const { submit, person, sent } = open({ answer: stored });
  await write(person, '  Calm and exact. ');
  await person.click(submit());
  expect(await screen.findByText(/Thank you/)).toBeInTheDocument();
  expect(sent).toEqual([
    { rating: 4, review: 'Calm and exact.', client_id: expect.stringMatching(/^[\w-]{8,64}$/) as string },
  ]);
  expect(pendingReviews.list()).toMatchObject([
    { rating: 4, review: 'Calm and exact.', name: 'buyer', client_id: sent[0]?.client_id },
  ]);
  expect(screen.getByLabelText('Your review')).toHaveValue('');
});

it('says that the office reads a review first, where it does', async () => {
  const { submit, person } = open({
    answer: (review) => ({ data: { ...(stored(review).data as Review), state: 'pending' } }),
  });
  await write(person);
  await person.click(submit());
  expect(
    await screen.findByText('Thank you. We’ll read your review before it appears in the list.'),
  ).toBeInTheDocument();
  expect(pendingReviews.list()).toMatchObject([{ review: 'Calm and exact.', moderated: true }]);
});

it('shows an error at the text, and resubmits the same review with the same id', async () => {
  let cut = true;
  const { submit, person, sent } = open({
    answer: (review) => (cut ? { error: { status: 'FETCH_ERROR', error: 'cut' } } : stored(review)),
  });
  await write(person);
  await person.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit review');
  cut = false;
  await person.click(submit());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
});

it('H7 focuses a text that the server refuses, and says why there', async () => {
  const { submit, person } = open({
    answer: () => ({
      error: {
        status: 400,
        data: { review: ['This text contains a character that can’t be saved.'], code: 'invalid' },
      },
    }),
  });
  await write(person);
  await person.click(submit());
  await waitFor(() => expect(screen.getByLabelText('Your review')).toHaveFocus());
  expect(screen.getByLabelText('Your review')).toHaveAccessibleDescription(
    /^This text contains a character that can’t be saved\./,
  );
  expect(screen.getByLabelText('Your review')).toHaveValue('Calm and exact.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('moves the focus to the thanks once the button is disabled', async () => {
  const { submit, person } = open({ answer: stored });
  await write(person);
  await person.click(submit());
  await waitFor(() => expect(screen.getByText(/Thank you/)).toHaveFocus());
});

it('gives changed text a new id', async () => {
  const { submit, person, sent } = open({ answer: () => ({ error: { status: 'FETCH_ERROR', error: 'cut' } }) });
  await write(person);
  await person.click(submit());
  await screen.findByRole('alert');
  await person.type(screen.getByLabelText('Your review'), ' Twice.');
  await person.click(submit());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.client_id).not.toBe(sent[0]?.client_id);
});

it('asks people to log in again if the server has ended their session', async () => {
  const { store, submit, person } = open({
    answer: () => ({ error: { status: 401, data: { detail: 'Log in again.', code: 'no_token' } } }),
  });
  await write(person);
  await person.click(submit());
  await waitFor(() => expect(store.getState().auth.asked).toBe('login'));
});

it('names the agent whom the address asks to review, and sends their id', async () => {
  const { submit, person, sent } = open({
    address: '/reviews?agent=4',
    agent: { id: 4, name: 'Nila Joshi' },
    answer: stored,
  });
  expect(await screen.findByText(/About Nila Joshi/)).toBeVisible();
  await write(person);
  await person.click(submit());
  await waitFor(() => expect(sent).toMatchObject([{ rating: 4, agent: 4 }]));
});

it('names nobody any more once the address does not', async () => {
  const { submit, person, sent } = open({
    address: '/reviews?agent=4',
    agent: { id: 4, name: 'Nila Joshi' },
    answer: stored,
  });
  expect(await screen.findByText(/About Nila Joshi/)).toBeVisible();
  await write(person);
  await person.click(screen.getByRole('link', { name: 'All reviews' }));
  await person.click(submit());
  await waitFor(() => expect(sent.map(({ agent }) => agent)).toEqual([undefined]));
});

it('names nobody whom the site does not show', async () => {
  const { submit, person, sent } = open({ address: '/reviews?agent=4', answer: stored });
  await write(person);
  await person.click(submit());
  await waitFor(() => expect(sent.map(({ agent }) => agent)).toEqual([undefined]));
});
