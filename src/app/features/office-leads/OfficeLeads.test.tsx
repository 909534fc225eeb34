import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { BaseRequest } from '../../api/api';
import * as saving from '../../platform/saveFile';
import { makeStore } from '../../root/store';
import { loggedIn } from '../../session/sessionSlice';
import { OfficeLeads } from './OfficeLeads';

/** The list beside a server, for a superuser or an agent. */
function show({ isSuperuser }: { isSuperuser: boolean }) {
  const requested: string[] = [];
  const baseQuery: BaseRequest = async (request) => {
    const { url, params } = typeof request === 'string' ? { url: request } : request;
    requested.push(params ? `${url}?${new URLSearchParams(params as Record<string, string>)}` : url);
    if (url.includes('/me/'))
      return { data: { id: 1, username: 'meera', is_superuser: isSuperuser, roles: ['agent'] } };
    return { data: url.endsWith('.csv') ? new Blob(['Name']) : [] };
  };
  const store = makeStore({ baseQuery });
  store.dispatch(loggedIn({ token: 'a token', username: 'meera' }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/office/leads?state=closed']}>
        <OfficeLeads />
      </MemoryRouter>
    </Provider>,
  );
  return { requested, user: userEvent.setup() };
}

describe('/office/leads', () => {
  it('a superuser saves the leads of the filter as a file that can be imported, by the keyboard', async () => {
    const saved = jest.spyOn(saving, 'saveFile').mockReturnValue();
    const { requested, user } = show({ isSuperuser: true });
    (await screen.findByRole('button', { name: 'Download for import' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(Blob), 'leads.csv'));
    expect(requested).toContain('/api/office/exports/leads.csv?state=closed');
  });

  it('an agent saves the list alone', async () => {
    const { requested } = show({ isSuperuser: false });
    await waitFor(() => expect(requested.some((url) => url.includes('/me/'))).toBe(true));
    expect(await screen.findByText('No enquiries match.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download for import' })).toBeNull();
  });
});
