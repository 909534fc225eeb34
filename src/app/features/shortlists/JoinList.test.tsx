import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { makeStore } from '../../root/store';
import { loggedIn } from '../../session/sessionSlice';
import { selectWhyAsked } from '../auth/selectWhyAsked';
import { JoinList } from './JoinList';

const token = 'k'.repeat(43);
const listing = {
  title: 'Court house',
  price: null,
  purpose: 'sale',
  property_type: 'Villa',
  location: 'Nipania',
  city: { name: 'Indore' },
  bedrooms: 3,
  bathrooms: null,
  size: null,
  cover: null,
};
const invited = {
  name: 'Weekend',
  is_default: false,
  role: 'edit',
  invited_by: 'Asha',
  homes: [{ property: 45, state: 'available', listing }],
};

/** Opens a link, and notes with what the list is joined. */
function openLink() {
  window.history.replaceState(null, '', `/shortlists/join#token=${token}`);
  const joins: unknown[] = [];
  const store = makeStore({
    baseQuery: async (call) => {
      const { url = '', body } = call as { url?: string; body?: unknown };
      if (url.includes('/invited/')) return { data: invited } as never;
      if (!url.includes('/join/')) return { data: [] } as never;
      joins.push(body);
      return { data: { id: 7 } } as never;
    },
  });
  render(
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route path="/shortlists/join" element={<JoinList />} />
          <Route path="/shortlists/7" element={<p>The list</p>} />
        </Routes>
      </BrowserRouter>
    </Provider>,
  );
  return { store, joins };
}
const logIn = (store: ReturnType<typeof openLink>['store']) =>
  act(() => void store.dispatch(loggedIn({ token: 'a token', username: 'ravi' })));

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('/shortlists/join shows the homes and who invites without a login; a vote asks for it, says why, and is sent with joining afterwards', async () => {
  const { store, joins } = openLink();
  expect(await screen.findByRole('heading', { name: 'Court house' })).toBeInTheDocument();
  expect(screen.getByText(/^Asha has invited you/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(selectWhyAsked(store.getState())).toMatch(/^Log in to join the list/);
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  expect(joins).toEqual([]);
  logIn(store);
  expect(await screen.findByText('The list')).toBeInTheDocument();
  expect(joins).toEqual([{ token, opinion: { property: 45, vote: 'yes' } }]);
});

it('what was begun is still there after a reload, and a vote that was taken back joins nothing', async () => {
  const first = openLink();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }));
  await userEvent.type(screen.getByLabelText('Your note on Court house'), 'Ours');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(first.joins).toEqual([]);
  document.body.innerHTML = '';
  const second = openLink();
  expect(await screen.findByText('We’ll save this when you log in.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  logIn(second.store);
  expect(await screen.findByRole('button', { name: 'Join the list' })).toBeInTheDocument();
  expect(second.joins).toEqual([]);
});
