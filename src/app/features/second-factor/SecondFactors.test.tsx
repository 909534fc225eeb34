import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { BaseRequest } from '../../api/api';
import { makeStore } from '../../root/store';
import { SecondFactors } from './SecondFactors';

const factors = { totp: null, passkeys: [], recovery_codes_left: 0, required: false };

function show(isVerified: boolean) {
  const baseQuery: BaseRequest = (ask) =>
    Promise.resolve({
      data: (typeof ask === 'string' ? ask : ask.url).endsWith('/me/')
        ? { email: 'asha@people.example', email_verified: isVerified }
        : factors,
    });
  render(
    <Provider store={makeStore({ baseQuery })}>
      <SecondFactors />
    </Provider>,
  );
}

const addButton = () => screen.queryByRole('button', { name: 'Add a passkey' });

it('R58 asks for a confirmed address before a factor can be added', async () => {
  show(false);
  expect(await screen.findByText(/First confirm your email address/)).toBeVisible();
  expect(addButton()).toBeNull();
});

it('offers to add a factor once the address is confirmed', async () => {
  show(true);
  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeVisible();
  expect(screen.queryByText(/First confirm your email address/)).toBeNull();
});
