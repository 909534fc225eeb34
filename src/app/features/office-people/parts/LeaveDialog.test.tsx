import type { OfficeAccount, OpenWork } from '@contract/office';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { BaseRequest } from '../../../api/api';
import { selectToasts } from '../../../flow/toastsSlice';
import { makeStore } from '../../../root/store';
import { AccountPanel } from './AccountPanel';

const leaver: OfficeAccount = {
  id: 7,
  version: 3,
  username: 'nisha',
  name: 'Nisha Agent',
  email: 'nisha@people.example',
  email_verified: true,
  phone: '',
  roles: ['agent'],
  is_superuser: false,
  second_factor: false,
  disabled: false,
  erased: false,
  date_joined: '2026-01-01T00:00:00.000Z',
  last_seen_at: null,
};
const agents = [
  { id: 7, name: 'Nisha Agent' },
  { id: 8, name: 'Ravi Agent' },
];

/** The panel of an account beside a server with some open work; `refusal` is how it refuses a change. */
function show(
  work: Partial<OpenWork>,
  { account = leaver, refusal }: { account?: OfficeAccount; refusal?: object } = {},
) {
  const sent: unknown[] = [];
  const baseQuery: BaseRequest = async (ask) => {
    if (typeof ask === 'string') return { data: null };
    if (ask.method === 'PATCH') {
      sent.push(ask.body);
      return refusal ? { error: { status: 400, data: refusal } } : { data: { ...account, version: 4 } };
    }
    return {
      data: ask.url.endsWith('/open-work/') ? { enquiries: 0, listings: 0, contacts: 0, visits: 0, ...work } : agents,
    };
  };
  const store = makeStore({ baseQuery });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AccountPanel account={account} close="/office/people" />
      </MemoryRouter>
    </Provider>,
  );
  return { sent, store, user: userEvent.setup() };
}

const dialog = () => screen.queryByRole('dialog');
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

it('says how much open work is theirs, asks who takes it over, and disables and hands over in one step', async () => {
  const { sent, store, user } = show({ enquiries: 3, listings: 1, contacts: 2, visits: 2 });
  await press(user, 'Disable account');
  expect(
    await screen.findByText('They currently have 3 open enquiries, 1 listing and 2 contacts.'),
  ).toBeInTheDocument();
  expect(screen.getByText('The office will handle 2 visits to their own listings.')).toBeInTheDocument();
  const field = screen.getByRole('combobox', { name: 'Hand over to' });
  expect([...field.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'Choose',
    'Ravi Agent',
    'Nobody: leave unassigned',
  ]);
  await user.selectOptions(field, 'Ravi Agent');
  await press(user, 'Disable');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(sent).toEqual([{ version: 3, disabled: true, hand_over: 8 }]);
  expect(selectToasts(store.getState())).toMatchObject([
    { text: 'Handed over to Ravi Agent: 3 open enquiries, 1 listing and 2 contacts.' },
  ]);
});

it('sends nothing before somebody is chosen, and takes the focus to the field that says so', async () => {
  const { sent, user } = show({ enquiries: 1 });
  await press(user, 'Disable account');
  const field = await screen.findByRole('combobox', { name: 'Hand over to' });
  await press(user, 'Disable');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Choose who takes over.'));
  expect(sent).toEqual([]);
  await user.selectOptions(field, 'Nobody: leave unassigned');
  await press(user, 'Disable');
  await waitFor(() => expect(sent).toEqual([{ version: 3, disabled: true, hand_over: null }]));
});

it('asks before a role is taken with which somebody answers, and takes it by keyboard', async () => {
  const { sent, user } = show({ listings: 2 });
  screen.getByRole('checkbox', { name: /^Agent/ }).focus();
  await user.keyboard(' ');
  const field = await screen.findByRole('combobox', { name: 'Hand over to' });
  expect(screen.getByRole('dialog', { name: 'Remove the Agent role from nisha?' })).toHaveTextContent('2 listings');
  expect(screen.getByRole('checkbox', { name: /^Agent/ })).toBeChecked();
  await user.selectOptions(field, '8');
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual([{ version: 3, roles: [], hand_over: 8 }]));
});

it.each([
  ['gets a role', 'Editor', leaver, { roles: ['agent', 'editor'] }],
  [
    'loses one with which nobody answers',
    'Editor',
    { ...leaver, roles: ['agent', 'editor'] as const },
    { roles: ['agent'] },
  ],
  ['answers as a superuser all the same', 'Agent', { ...leaver, is_superuser: true }, { roles: [] }],
] as const)('asks nothing of somebody who %s', async (_what, role, account, change) => {
  const { sent, user } = show({ enquiries: 3 }, { account: { ...account, roles: [...account.roles] } });
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${role}`) }));
  await waitFor(() => expect(sent).toEqual([{ version: 3, ...change }]));
  expect(dialog()).not.toBeInTheDocument();
});

it('without open work asks for no successor', async () => {
  const { sent, user } = show({});
  await press(user, 'Disable account');
  expect(await screen.findByText('They have no open enquiries, listings or contacts.')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await press(user, 'Disable');
  await waitFor(() => expect(sent).toEqual([{ version: 3, disabled: true }]));
});

it('shows at the field why the server refuses a successor, and stays open', async () => {
  const { user } = show({ enquiries: 1 }, { refusal: { hand_over: ['Choose someone who can see this work.'] } });
  await press(user, 'Disable account');
  const field = await screen.findByRole('combobox', { name: 'Hand over to' });
  await user.selectOptions(field, 'Ravi Agent');
  await press(user, 'Disable');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Choose someone who can see this work.')),
  );
  expect(dialog()).toBeInTheDocument();
});
