import type { NewVisit } from '@contract/visits';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { BaseRequest } from '../../api/api';
import { makeStore } from '../../root/store';
import { loggedIn } from '../../session/sessionSlice';
import { VisitSection } from './VisitSection';

const [first, second] = ['2026-12-01T04:30:00.000Z', '2026-12-01T05:30:00.000Z'];
const slot = (startsAt: string, time: string) => ({ starts_at: startsAt, time, office_time: time });
const me = { id: 4, username: 'asha', name: 'Asha Rao', email: 'asha@people.example', phone: '+91 98260 00000' };

/** A listing with two times, and what it was asked for. `refusals` are given before it agrees. */
function show({ account = false, refusals = [] as object[] } = {}) {
  const slots = [slot(first, '10:00'), slot(second, '11:00')];
  const asked: NewVisit[] = [];
  const baseQuery: BaseRequest = (ask) => {
    const { url, method, body } = typeof ask === 'string' ? { url: ask, method: 'GET', body: undefined } : ask;
    if (method === 'POST') {
      asked.push(body as NewVisit);
      const refusal = refusals.shift();
      if (refusal) return { error: refusal as never };
      return { data: { id: account ? 7 : null } };
    }
    if (url === '/api/visits/slots/') return { data: [{ date: '2026-12-01', slots }] };
    return { data: url === '/api/auth/me/' ? me : [] };
  };
  const store = makeStore({ baseQuery });
  if (account) store.dispatch(loggedIn({ token: 'token', username: me.username }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <VisitSection property={{ id: 9, title: 'Tulsi house' }} />
      </MemoryRouter>
    </Provider>,
  );
  return { asked };
}

async function chooseTimes(...times: string[]) {
  await userEvent.click(screen.getByRole('button', { name: 'Choose times' }));
  for (const time of times) await userEvent.click(await screen.findByRole('checkbox', { name: time }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}
const chosenLine = () => screen.findByRole('group', { name: 'How and when' });

beforeEach(() => sessionStorage.clear());

describe('asking for a visit', () => {
  it('H32 brings the second step into focus, below what was chosen in the first, and back again', async () => {
    show();
    await chooseTimes('10:00 am');
    expect(await screen.findByRole('heading', { name: 'Who is visiting?' })).toHaveFocus();
    expect(await chosenLine()).toHaveTextContent(/^In person: Tue 1 Dec 2026, .*Change$/);
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByRole('radio', { name: 'In person' })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: '10:00 am' })).toBeChecked();
  });

  it('does not go on without a time', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Choose times' }));
    await screen.findByRole('checkbox', { name: '10:00 am' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Choose at least one time.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Who is visiting?' })).toBeNull();
  });

  it('asks an account that has said who it is nothing again', async () => {
    const { asked } = show({ account: true });
    await chooseTimes('10:00 am', '11:00 am');
    await screen.findByRole('heading', { name: 'Who is visiting?' });
    expect(await screen.findByText('Asha Rao, asha@people.example, +91 98260 00000')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Request this visit' }));
    expect(await screen.findByText('Request sent')).toBeInTheDocument();
    expect(asked).toEqual([
      expect.objectContaining({ property: 9, proposals: [first, second], mode: 'in_person', name: 'Asha Rao' }),
    ]);
  });

  it('lets an account visit under another number', async () => {
    const { asked } = show({ account: true });
    await chooseTimes('10:00 am');
    const who = await screen.findByRole('group', { name: 'Who is visiting?' });
    await userEvent.click(within(who).getByRole('button', { name: 'Change' }));
    await userEvent.clear(screen.getByLabelText('Phone Number'));
    await userEvent.type(screen.getByLabelText('Phone Number'), '+91 98260 11111');
    await userEvent.click(screen.getByRole('button', { name: 'Request this visit' }));
    await waitFor(() => expect(asked).toEqual([expect.objectContaining({ phone: '+91 98260 11111' })]));
  });

  it('goes back to the times where others have taken them, and keeps who asks', async () => {
    const taken = { status: 409, data: { code: 'slot_taken', detail: 'This time was just taken. Choose another.' } };
    const { asked } = show({ refusals: [taken] });
    await chooseTimes('10:00 am');
    await userEvent.type(await screen.findByLabelText('Name'), 'Asha Rao');
    await userEvent.type(screen.getByLabelText('Email Address'), 'asha@people.example');
    await userEvent.type(screen.getByLabelText('Phone Number'), '+91 98260 00000');
    await userEvent.click(screen.getByRole('button', { name: 'Request this visit' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '11:00 am' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Asha Rao');
    await userEvent.click(screen.getByRole('button', { name: 'Request this visit' }));
    expect(await screen.findByText('Request sent')).toBeInTheDocument();
    const [lost, sent] = asked;
    expect(sent?.client_id).not.toBe(lost?.client_id);
  });

  it('keeps what was typed when the request fails, and sends the same one again', async () => {
    const { asked } = show({ account: true, refusals: [{ status: 'FETCH_ERROR', error: 'TypeError' }] });
    await chooseTimes('10:00 am');
    // until the account has loaded, the form asks for a name
    await screen.findByText(/^Asha Rao, /);
    await userEvent.click(screen.getByRole('button', { name: 'Request this visit' }));
    expect(await screen.findByText(/Your entries are still here\.$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Request this visit' }));
    expect(await screen.findByText('Request sent')).toBeInTheDocument();
    expect(asked[1]?.client_id).toBe(asked[0]?.client_id);
  });
});
