import type { PersonDetail } from '@contract/people';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { BaseRequest } from '../../../api/api';
import { makeStore } from '../../../root/store';
import { contactName } from '../contactLabels';
import { ContactPanel } from './ContactPanel';

const asha: PersonDetail = {
  id: 7,
  version: 3,
  name: 'Asha Rao',
  emails: ['asha@people.example'],
  phones: ['+919826012345', '+12025550123'],
  tags: ['NRI'],
  language: 'mr',
  zone: 'Asia/Kolkata',
  agent: null,
  state: 'in_touch',
  is_state_set: false,
  lost_reason: '',
  next_step: 'Send papers',
  next_step_on: '2026-12-01',
  last_contact_at: '2026-11-30T06:00:00Z',
  names: ['A. Rao'],
  accounts: [{ id: 3, username: 'asha', name: 'Asha', email: 'asha@people.example' }],
  favourites: [],
  listings: [],
  payments: null,
  matches: [
    {
      id: 9,
      name: 'Asha R.',
      emails: [],
      phones: ['+919826012345'],
      last_contact_at: '2026-11-20T06:00:00Z',
      address: '+919826012345',
    },
  ],
  merges: [{ id: 4, name: 'Aasha', merged_at: '2026-11-25T06:00:00Z', by: 'Ravi' }],
};

beforeEach(() => sessionStorage.clear());

/** The panel beside a server that keeps what it is sent. */
async function show(person: Partial<PersonDetail> = {}) {
  const sent: { url: string; body: unknown }[] = [];
  const baseQuery: BaseRequest = async (ask) => {
    const { url, method = 'GET', body } = typeof ask === 'string' ? { url: ask } : ask;
    if (method !== 'GET') sent.push({ url, body });
    if (url.includes('/timeline/')) return { data: [] };
    return { data: { ...asha, ...person } };
  };
  render(
    <Provider store={makeStore({ baseQuery })}>
      <MemoryRouter>
        <ContactPanel
          id={7}
          agents={[{ id: 5, name: 'Ravi' }]}
          close="/office/contacts"
          next="/office/contacts?open=8"
        />
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 2 });
  return { sent, user: userEvent.setup() };
}

it('who gave no name is called by an address, then by a number', async () => {
  await show({ name: '' });
  expect(screen.getByRole('heading', { level: 2, name: 'asha@people.example' })).toBeVisible();
  expect(contactName({ name: '', emails: [], phones: ['+919826012345'] })).toBe('+91 98260 12345');
  expect(contactName({ name: '', emails: [], phones: [] })).toBe('Without a name');
});

it('each number is called and written to by one press, and names, account and tags are said', async () => {
  await show();
  expect(screen.getByRole('link', { name: '+91 98260 12345' })).toHaveAttribute('href', 'tel:+919826012345');
  expect(screen.getByRole('link', { name: 'WhatsApp to +91 98260 12345' })).toHaveAttribute(
    'href',
    'https://wa.me/919826012345',
  );
  expect(screen.getByRole('link', { name: '+12025550123' })).toBeVisible();
  expect(screen.getByText('A. Rao')).toBeVisible();
  // agents have no screen for accounts
  expect(screen.getByText('asha').closest('a')).toBeNull();
  expect(screen.getByRole('link', { name: 'NRI' })).toHaveAttribute('href', '/office/contacts?tag=NRI');
});

it('the status is automatic until it is set; lost asks for its reason first', async () => {
  const { sent, user } = await show();
  const status = screen.getByLabelText('Status');
  expect(within(status).getByRole('option', { selected: true })).toHaveTextContent('Automatic: In touch');
  await user.selectOptions(status, 'Lost');
  expect(sent).toEqual([]);
  expect(screen.getByRole('button', { name: 'Mark as lost' })).toBeDisabled();
  await user.type(screen.getByLabelText('Why is this contact lost?'), 'Bought elsewhere');
  await user.click(screen.getByRole('button', { name: 'Mark as lost' }));
  expect(sent).toEqual([
    { url: '/api/office/people/7/', body: { version: 3, state: 'lost', lost_reason: 'Bought elsewhere' } },
  ]);
  await user.selectOptions(screen.getByLabelText('Status'), 'Won');
  expect(sent.at(-1)?.body).toEqual({ version: 3, state: 'won' });
});

it('a next step is done by one press, and one that is typed outlives the panel', async () => {
  const { sent, user } = await show();
  expect(screen.getByLabelText('What is next')).toHaveValue('Send papers');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(sent.at(-1)?.body).toEqual({ version: 3, next_step: '', next_step_on: null });
  await user.clear(screen.getByLabelText('What is next'));
  await user.type(screen.getByLabelText('What is next'), 'Call the bank');
  expect(Object.values({ ...sessionStorage }).join()).toContain('Call the bank');
});

it('who may be the same is shown beside the open contact before both are merged, and can be kept apart or undone', async () => {
  const { sent, user } = await show();
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  const dialog = screen.getByRole('dialog', { name: 'Merge Asha R. into Asha Rao?' });
  expect(within(dialog).getAllByText('+91 98260 12345')).toHaveLength(2);
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await user.click(screen.getByRole('button', { name: 'Different people' }));
  await user.click(screen.getByRole('button', { name: 'Undo the merge of Aasha' }));
  expect(sent).toEqual([
    { url: '/api/office/people/7/merge/', body: { version: 3, other: 9 } },
    { url: '/api/office/people/7/keep-apart/', body: { other: 9 } },
    { url: '/api/office/people/7/merges/4/undo/', body: undefined },
  ]);
});
