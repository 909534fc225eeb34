import type { Conversation, ConversationLine } from '@contract/conversations';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { BaseRequest } from '../api/api';
import { makeStore } from '../root/store';
import { loggedIn } from '../session/sessionSlice';
import { MyEnquiriesPage } from './MyEnquiriesPage';

const at = '2026-11-21T06:00:00.000Z';
const subject = {
  id: 7,
  kind: 'property',
  property: { id: 45, title: 'Courtyard house' },
  service: null,
  name: 'Asha Rao',
  created_at: at,
} as const;
const line: ConversationLine = {
  ...subject,
  latest: { from: 'office', author: 'Nisha', text: 'Come\non Sunday.', created_at: at },
};
const conversation: Conversation = {
  ...subject,
  message: 'May I see it?',
  preferred_at: null,
  reply_due_at: null,
  messages: [{ id: 1, from: 'office', author: 'Nisha', text: 'Come on Sunday.', created_at: at, left_out: [] }],
};

interface Server {
  received?: number;
  refusal?: Awaited<ReturnType<BaseRequest>>;
  latest?: ConversationLine;
}

/** The page at an address, beside a server with one conversation that keeps what it is sent. */
function show(address: string, { received = 0, refusal, latest = line }: Server = {}, isLoggedIn = true) {
  const calls: unknown[] = [];
  let stored = conversation;
  const baseQuery: BaseRequest = async (ask) => {
    const { url, method = 'GET', body } = typeof ask === 'string' ? { url: ask } : ask;
    if (method === 'POST') {
      calls.push(body);
      if (refusal) return refusal;
      const { text } = body as { text: string };
      const added = {
        id: stored.messages.length + 1,
        from: 'person' as const,
        author: 'Asha Rao',
        text,
        created_at: at,
        left_out: [],
      };
      stored = { ...stored, messages: [...stored.messages, added] };
      return { data: added };
    }
    if (url.includes('/summary/'))
      return { data: { states: { new: received, answered: 0, closed: 0 }, contacts: null } };
    if (/conversations\/7\//.test(url)) return { data: stored };
    if (url.includes('conversations/')) return { data: [latest] };
    return { data: [] };
  };
  const store = makeStore({ baseQuery });
  if (isLoggedIn) store.dispatch(loggedIn({ username: 'asha', token: 'token' }));
  window.history.replaceState(null, '', address);
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/my-enquiries/*" element={<MyEnquiriesPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return { calls, user: userEvent.setup() };
}
afterEach(() => sessionStorage.clear());

const isOpen = async (name: string) =>
  expect(await screen.findByRole('link', { name, current: 'page' })).toBeInTheDocument();

it('/my-enquiries/*: what somebody sent is first for who never received an enquiry, each with what was written last', async () => {
  show('/my-enquiries');
  await isOpen('Sent by me');
  const row = await screen.findByRole('link', { name: /^Courtyard house/ });
  expect(row).toHaveAttribute('href', '/my-enquiries/7');
  expect(row).toHaveTextContent(/Answered.*Nisha: Come on Sunday\./);
});

it('names somebody else who wrote last, to whom our email was given', async () => {
  const latest = { from: 'person', author: 'Vikram', text: 'We come.', created_at: at } as const;
  show('/my-enquiries/sent', { latest: { ...line, latest } });
  expect(await screen.findByRole('link', { name: /^Courtyard house/ })).toHaveTextContent('Vikram: We come.');
});

it('opens enquiries about one’s own listings where there are any, and where somebody wants to see that there are none', async () => {
  show('/my-enquiries', { received: 2 });
  await isOpen('About my listings');
});

it('shows that nobody has enquired about one’s own listings yet', async () => {
  show('/my-enquiries/received');
  await isOpen('About my listings');
  expect(await screen.findByText('No enquiries yet.')).toBeInTheDocument();
});

it('shows a conversation by the link of an email without a login, and sends what is written with the link’s token', async () => {
  const { calls, user } = show('/my-enquiries/7#token=a-token-of-a-link-in-an-email', {}, false);
  const list = await screen.findByRole('list', { name: 'Conversation' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^You, .*May I see it\?$/),
    expect.stringMatching(/^Nisha, Aangan Estates, .*Come on Sunday\.$/),
  ]);
  expect(screen.getByText(/Anyone with your link can read this page/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Write to us'), 'At ten?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('At ten?', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByLabelText('Write to us')).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('We have your message.');
  expect(calls).toEqual([{ text: 'At ten?', token: 'a-token-of-a-link-in-an-email', client_id: expect.any(String) }]);
  expect(sessionStorage.getItem('typed/conversation/7')).toBeNull();
  await user.type(screen.getByLabelText('Write to us'), 'At ten?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).not.toEqual(calls[0]);
});

it('keeps what is written when it is refused, says why, and sends the same again', async () => {
  const refusal = { error: { status: 429, data: { code: 'too_many', detail: 'Try again in an hour.' } } };
  const { calls, user } = show('/my-enquiries/7', { refusal });
  await user.type(await screen.findByLabelText('Write to us'), 'At ten?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in an hour.');
  expect(screen.getByLabelText('Write to us')).toHaveValue('At ten?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toEqual(calls[0]);
  expect(sessionStorage.getItem('typed/conversation/7')).toContain('At ten?');
});

it('asks for a login at an enquiry without a link', () => {
  show('/my-enquiries/7', {}, false);
  expect(screen.getByText('Log in to see this enquiry.')).toBeInTheDocument();
});
