import type { ApiKey } from '@contract/inboundLeads';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { BaseRequest } from '../../api/api';
import { makeStore } from '../../root/store';
import { loggedIn } from '../../session/sessionSlice';
import { ApiKeys } from './ApiKeys';

const at = '2026-11-21T06:00:00.000Z';
const portal: ApiKey = { id: 1, name: 'A portal', created_at: at, created_by: 'Nisha', last_used_at: null };

/** The part beside a server that keeps the keys. */
function show(refusal?: Awaited<ReturnType<BaseRequest>>) {
  let keys = [portal];
  const baseQuery: BaseRequest = async (ask) => {
    const { url, method = 'GET', body } = typeof ask === 'string' ? { url: ask } : ask;
    if (method === 'GET') return { data: keys };
    if (refusal) return refusal;
    if (method === 'DELETE') {
      keys = keys.filter(({ id }) => !url.endsWith(`/${id}/`));
      return { data: null };
    }
    const added: ApiKey = { ...portal, id: 2, name: (body as { name: string }).name };
    keys = [added, ...keys];
    return { data: { ...added, secret: 'the-only-time' } };
  };
  const store = makeStore({ baseQuery });
  store.dispatch(loggedIn({ username: 'nisha', token: 'token' }));
  render(
    <Provider store={store}>
      <ApiKeys />
    </Provider>,
  );
  return { store, user: userEvent.setup() };
}
afterEach(() => sessionStorage.clear());

it('shows a new key once, with the focus on it, and keeps it nowhere afterwards', async () => {
  const { store, user } = show();
  await user.type(await screen.findByLabelText('Who uses it'), 'A partner');
  await user.click(screen.getByRole('button', { name: 'Make a key' }));
  const made = await screen.findByRole('group', { name: 'The key for A partner' });
  expect(made).toHaveFocus();
  expect(made).toHaveTextContent('the-only-time');
  await user.click(within(made).getByRole('button', { name: 'Copy the key' }));
  expect(await within(made).findByText('Copied.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('the-only-time');
  await user.click(within(made).getByRole('button', { name: 'I have saved it' }));
  expect(await screen.findByText('A partner')).toBeInTheDocument();
  expect(screen.getByLabelText('Who uses it')).toHaveValue('');
  expect(document.body).not.toHaveTextContent('the-only-time');
  expect(JSON.stringify(store.getState())).not.toContain('the-only-time');
});

it('ends a key after a question', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'End the key for A portal' }));
  const dialog = await screen.findByRole('dialog', { name: 'End the key for A portal?' });
  expect(dialog).toHaveTextContent('refused from then on');
  await user.click(within(dialog).getByRole('button', { name: 'End the key' }));
  expect(await screen.findByText('There is no key yet.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says why no key was made, and keeps its name', async () => {
  const { user } = show({
    error: { status: 409, data: { code: 'too_many_keys', detail: 'There are 50 keys already.' } },
  });
  await user.type(await screen.findByLabelText('Who uses it'), 'A partner');
  await user.click(screen.getByRole('button', { name: 'Make a key' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There are 50 keys already.');
  await waitFor(() => expect(screen.getByLabelText('Who uses it')).toHaveValue('A partner'));
});
