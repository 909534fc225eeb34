import type { OfficeEnquiryDetail } from '@contract/officeEnquiries';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { officeEnquiry } from '../../../../../test/support/officeEnquiry';
import type { BaseRequest } from '../../../api/api';
import { makeStore } from '../../../root/store';
import { loggedIn } from '../../../session/sessionSlice';
import { morningIn } from '../morningIn';
import { LeadPanel } from './LeadPanel';

const asha = officeEnquiry({ assignee: { id: 2, name: 'Ravi' } });

/** The panel of somebody logged in as account 1, beside a server that keeps what it is sent. */
async function show(enquiry: Partial<OfficeEnquiryDetail> = {}) {
  const sent: unknown[] = [];
  let stored = { ...asha, ...enquiry };
  const baseQuery: BaseRequest = async (ask) => {
    const { url, method = 'GET', body } = typeof ask === 'string' ? { url: ask } : ask;
    if (method === 'PATCH') {
      sent.push(body);
      const { assignee, ...given } = body as { assignee?: number | null };
      const rest = 'state' in given && { snoozed_until: null };
      stored = { ...stored, ...rest, ...given, version: stored.version + 1 };
      if (assignee !== undefined) stored.assignee = assignee === null ? null : { id: assignee, name: 'Somebody' };
    }
    if (url.includes('/me/')) return { data: { id: 1, username: 'nisha', roles: ['agent'] } };
    if (/templates|favou?rites|shortlists/.test(url)) return { data: [] };
    return { data: stored };
  };
  const store = makeStore({ baseQuery });
  store.dispatch(loggedIn({ token: 'a token', username: 'nisha' }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <LeadPanel id={5} agents={[]} close="/office/leads" next="/office/leads?open=6" />
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 2 });
  return { sent, user: userEvent.setup() };
}
afterEach(() => localStorage.clear());

const keys = () =>
  [...document.querySelectorAll('[aria-keyshortcuts]')].map((one) => one.getAttribute('aria-keyshortcuts')).sort();

it('an enquiry is taken, closed and left for the next one by one press each, which has a key', async () => {
  const { sent, user } = await show();
  const take = await screen.findByRole('button', { name: 'Take it' });
  expect(keys()).toEqual(['c', 'e', 'n', 'r', 't', 'w', 'z']);
  await user.click(take);
  await waitFor(() => expect(screen.getByLabelText('Assignee')).toHaveValue('1'));
  await user.click(screen.getByRole('button', { name: 'Mark as closed' }));
  expect(sent).toEqual([
    { version: 3, assignee: 1 },
    { version: 4, state: 'closed' },
  ]);
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/office/leads?open=6');
});

it('a change is taken back by the button that has the focus next, as it was and no more', async () => {
  const { sent, user } = await show({ assignee: null });
  await user.click(screen.getByRole('button', { name: 'Mark as closed' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(screen.getByLabelText('Status')).toHaveValue('closed'));
  await waitFor(() => expect(undo).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Status')).toHaveValue('new'));
  expect(sent).toEqual([
    { version: 3, state: 'closed' },
    { version: 4, state: 'new' },
  ]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Enquiry details' })).toHaveFocus());
});

it('an enquiry rests until tomorrow, or longer, by one press; another press ends that, and undo gives it back', async () => {
  const { sent, user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Snooze until tomorrow' }));
  await user.click(await screen.findByRole('button', { name: 'End the snooze' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'End the snooze' }));
  await user.selectOptions(await screen.findByLabelText('Snooze for'), 'A week');
  expect(await screen.findByText(/^Snoozed until /)).toBeInTheDocument();
  const tomorrow = morningIn(1, Date.now());
  expect(sent).toEqual([
    { version: 3, snoozed_until: tomorrow },
    { version: 4, snoozed_until: null },
    { version: 5, snoozed_until: tomorrow },
    { version: 6, snoozed_until: null },
    { version: 7, snoozed_until: morningIn(7, Date.now()) },
  ]);
});

it('undo does not let an enquiry rest again whose time has come', async () => {
  const { sent, user } = await show({ snoozed_until: '2026-11-23T05:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Mark as closed' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ version: 4, state: 'new', snoozed_until: null });
});

it('one’s own closed enquiry is neither taken nor closed again', async () => {
  await show({ assignee: { id: 1, name: 'Nisha' }, state: 'closed' });
  await screen.findByLabelText('Assignee');
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark as closed' })).toBeNull();
});
