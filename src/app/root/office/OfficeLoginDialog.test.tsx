import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { selectDialogAsked } from '../../features/auth/authSlice';
import { loggedIn, loginRequired } from '../../session/sessionSlice';
import { makeStore } from '../store';
import { OfficeLoginDialog } from './OfficeLoginDialog';

const dialog = () => screen.findByRole('dialog', { name: 'Login', hidden: true });

function mount(store: ReturnType<typeof makeStore>) {
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/office/articles/7']}>
        <OfficeLoginDialog />
      </MemoryRouter>
    </Provider>,
  );
}

it('opens on request', async () => {
  const store = makeStore({ baseQuery: async () => ({ data: null }) });
  mount(store);
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  act(() => void store.dispatch(loginRequired({ target: '/office/articles/7' })));
  expect(await dialog()).toBeInTheDocument();
});

it('ends with a login that replaced the frame around it, and opens again on another request', async () => {
  const store = makeStore({ baseQuery: async () => ({ data: null }) });
  store.dispatch(loginRequired({ target: '/office/articles/7' }));
  store.dispatch(loggedIn({ token: 'token', username: 'asha' }));
  mount(store);
  expect(selectDialogAsked(store.getState())).toBeNull();
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  act(() => void store.dispatch(loginRequired({ target: '/office/articles/7' })));
  expect(await dialog()).toBeInTheDocument();
});
