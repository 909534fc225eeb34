import type { Review } from '@contract/reviews';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { BaseRequest } from '../../api/api';
import { pendingReviews } from '../../platform/pendingReviews';
import { makeStore } from '../../root/store';
import { ReviewList } from './ReviewList';
import { testimonials } from './testimonials';

type Answer = Awaited<ReturnType<BaseRequest>>;
const away: Answer = { error: { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' } };
const page = (rows: readonly Review[], total = rows.length): Answer => ({
  data: rows,
  meta: { response: new Response(null, { headers: { 'x-total-count': String(total) } }) },
});
const stored = (id: number, more: Partial<Review> = {}): Review => ({
  id,
  rating: 5,
  review: `Review ${id}`,
  name: `Client ${id}`,
  role: '',
  property: '',
  agent: null,
  date: '2026-11-01',
  createdAt: '2026-11-01T10:00:00Z',
  client_id: null,
  state: 'published',
  reply: null,
  ...more,
});
const sent = {
  client_id: 'mine-0001',
  rating: 4,
  review: 'Calm and exact.',
  name: 'buyer',
  sentAt: new Date().toISOString(),
};

function open(answer: (offset: number) => Answer, at = '/reviews') {
  const baseQuery: BaseRequest = async (ask) => answer(typeof ask === 'string' ? 0 : Number(ask.params?.offset));
  render(
    <Provider store={makeStore({ baseQuery })}>
      <MemoryRouter initialEntries={[at]}>
        <ReviewList />
      </MemoryRouter>
    </Provider>,
  );
  return userEvent.setup();
}
const cards = () => screen.findAllByRole('article');

beforeEach(() => localStorage.clear());

it('shows six at first, six more per page in the address, and ends with the specification’s text', async () => {
  const rows = Array.from({ length: 11 }, (_, at) => stored(at + 1));
  open((offset) => page(rows.slice(offset, offset + 6), 11));
  expect(await cards()).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Load More Reviews' })).toHaveAttribute('href', '/reviews?page=2');
  document.body.innerHTML = '';
  open((offset) => page(rows.slice(offset, offset + 6), 11), '/reviews?page=2');
  expect(await screen.findByText('Review 11')).toBeInTheDocument();
  expect(await cards()).toHaveLength(11);
  expect(screen.getByText('No More Reviews Available')).toBeInTheDocument();
});

it('shows what the agency answered under a review', async () => {
  const reply = { text: 'Thank you for the warm words.', replied_at: '2026-11-03T10:00:00Z' };
  open(() => page([stored(1, { reply }), stored(2)]));
  const [answered, plain] = await cards();
  expect(answered).toHaveTextContent('Answer from Aangan Estates 3 Nov 2026Thank you for the warm words.');
  expect(plain).not.toHaveTextContent('Answer from');
});

it('falls back to built-in client stories if the list cannot be loaded, and retries', async () => {
  let answer: Answer = away;
  const person = open(() => answer);
  const shown = await cards();
  expect(
    shown.map((card) => within(card).getByText('Client story') && card.querySelector('strong')?.textContent),
  ).toEqual(testimonials.map(({ name }) => name));
  answer = page([stored(1)]);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Review 1')).toBeInTheDocument();
  expect(screen.queryByText('Client story')).toBeNull();
});

it('shows this browser’s pending reviews first, even if the list cannot be loaded', async () => {
  pendingReviews.add(sent);
  open(() => away);
  expect(await screen.findAllByText('Client story')).toHaveLength(6);
  const [first] = await cards();
  expect(first).toHaveTextContent('Calm and exact.');
  expect(first).toHaveTextContent('Sent. Your review will appear in the list shortly.');
});

it.each([
  ['the same id', stored(1, { client_id: 'mine-0001', review: 'Calm, and exact.' })],
  ['the same text and rating', stored(1, { rating: 4, review: 'Calm and exact.' })],
])('drops its copy once the list has %s', async (_what, row) => {
  pendingReviews.add(sent);
  open(() => page([row]));
  await waitFor(() => expect(pendingReviews.list()).toEqual([]));
  expect(await cards()).toHaveLength(1);
});

it('keeps its copy while the list has the same text with other stars only', async () => {
  pendingReviews.add(sent);
  open(() => page([stored(1, { rating: 5, review: 'Calm and exact.' })]));
  expect(await screen.findByText('Client 1')).toBeInTheDocument();
  expect(await cards()).toHaveLength(2);
  expect(pendingReviews.list()).toEqual([sent]);
});

it('invites the first review if there are none', async () => {
  open(() => page([]));
  expect(await screen.findByText('No reviews yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write the first review' })).toHaveAttribute('href', '#write');
});
