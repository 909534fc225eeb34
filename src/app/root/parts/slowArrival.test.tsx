import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, lazy } from 'react';
import { Provider } from 'react-redux';
import { Outlet, RouterProvider, createBrowserRouter } from 'react-router-dom';
import { makeStore } from '../store';
import { AccountButton } from './AccountButton';
import { Announcer } from './Announcer';
import { NavSheet } from './NavSheet';

/** A site on whose way to /next the address is already there while React still shows /. */
function shown() {
  window.history.replaceState(null, '', '/');
  let arrive = () => {};
  const Next = lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((done) => {
        arrive = () => done({ default: () => <h1>Next</h1> });
      }),
  );
  const closed = jest.fn();
  const layout = (
    <>
      <AccountButton />
      <NavSheet onClose={closed} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Announcer title="A page" />
    </>
  );
  const router = createBrowserRouter([
    {
      element: layout,
      children: [
        { path: '/', element: <a href="/next">Go</a> },
        { path: '/next', element: <Next /> },
      ],
    },
  ]);
  const store = makeStore(
    { baseQuery: async () => ({ data: null }) },
    { session: { token: 'token', username: 'meera', isRestored: true } as never },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { router, closed, arrive: () => act(async () => arrive()) };
}

const button = () => screen.getByRole('button', { name: 'meera’s account' });
const logout = () => screen.queryByRole('button', { name: 'Logout' });

it('a menu that is opened while the page arrives stays open, and keeps the focus', async () => {
  const { router, closed, arrive } = shown();
  await act(async () => router.navigate('/next'));
  expect(window.location.pathname).toBe('/next');
  expect(screen.queryByRole('heading', { name: 'Next' })).toBeNull();
  await userEvent.click(button());
  await arrive();
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeVisible();
  expect(logout()).toBeVisible();
  expect(button()).toHaveFocus();
  expect(closed).not.toHaveBeenCalled();
});

it('going back closes the menus, and the page’s start has the focus', async () => {
  const { router, closed, arrive } = shown();
  await act(async () => router.navigate('/next'));
  await arrive();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await userEvent.click(button());
  expect(logout()).toBeVisible();
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await waitFor(() => expect(logout()).toBeNull());
  expect(closed).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
