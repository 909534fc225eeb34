import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { BaseRequest } from '../../api/api';
import * as saving from '../../platform/saveFile';
import { makeStore } from '../../root/store';
import { loggedIn } from '../../session/sessionSlice';
import { OfficeContacts } from './OfficeContacts';

/** The list beside a server, for a superuser or an agent. */
function show({ isSuperuser }: { isSuperuser: boolean }) {
  const asked: string[] = [];
  const baseQuery: BaseRequest = async (request) => {
    const { url, params } = typeof request === 'string' ? { url: request } : request;
    asked.push(params ? `${url}?${new URLSearchParams(params as Record<string, string>)}` : url);
    if (url.includes('/me/'))
      return { data: { id: 1, username: 'meera', is_superuser: isSuperuser, roles: ['agent'] } };
    return { data: url.endsWith('.csv') ? new Blob(['Name']) : [] };
  };
  const store = makeStore({ baseQuery });
  store.dispatch(loggedIn({ token: 'a token', username: 'meera' }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/office/contacts?state=lost']}>
        <OfficeContacts />
      </MemoryRouter>
    </Provider>,
  );
  return { asked, user: userEvent.setup() };
}

describe('/office/contacts', () => {
  it('a superuser brings contacts in from a file, and saves those of the filter as one', async () => {
    const saved = jest.spyOn(saving, 'saveFile').mockReturnValue();
    const { asked, user } = show({ isSuperuser: true });
    expect(await screen.findByRole('link', { name: 'Import' })).toHaveAttribute(
      'href',
      '/office/imports?kind=contacts',
    );
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(Blob), 'contacts.csv'));
    expect(asked).toContain('/api/office/exports/contacts.csv?state=lost');
  });

  it('an agent is offered neither', async () => {
    const { asked } = show({ isSuperuser: false });
    await waitFor(() => expect(asked.some((url) => url.includes('/me/'))).toBe(true));
    expect(await screen.findByText('No contacts match.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Import' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });
});
