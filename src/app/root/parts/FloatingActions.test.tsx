import { type UnknownAction } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import configureMockStore from 'redux-mock-store';
import { FloatingActions } from './FloatingActions';

const mockStore = configureMockStore<
  { session: { token: string | null; username: string | null } },
  (action: UnknownAction) => UnknownAction
>();

function shown(token: string | null) {
  const store = mockStore({ session: { token, username: token && 'meera' } });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <FloatingActions />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

it.each([
  ['Post A Property', '/property-form'],
  ['Rate Us', '/reviews'],
])('%s asks a visitor to log in and remembers %s', async (name, target) => {
  const store = shown(null);
  await userEvent.click(screen.getByRole('link', { name }));
  expect(store.getActions()).toEqual([{ type: 'session/loginRequired', payload: { target } }]);
});

it('opens the target at once for people who are logged in', async () => {
  const store = shown('token');
  await userEvent.click(screen.getByRole('link', { name: 'Post A Property' }));
  expect(store.getActions()).toEqual([]);
});
