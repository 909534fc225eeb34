import { authAlert } from './authMessages';

it('shows the status and body of a server’s refusal', () => {
  expect(authAlert({ status: 400, data: { detail: 'Wrong name or password.' } })).toBe(
    'Auth error: Status 400: {"detail":"Wrong name or password."}',
  );
  expect(authAlert({ status: 500, data: '' })).toBe('Auth error: Status 500: No response data');
});

it('says that the server did not respond', () => {
  expect(authAlert({ status: 'FETCH_ERROR' })).toBe('Auth error: No response received from server.');
});

it('shows the message of any other error', () => {
  expect(authAlert(new Error('out of memory'))).toBe('Auth error: out of memory');
});

it('shows no status and no body below a field that says what is wrong with it', () => {
  const refusal = { status: 400, data: { code: 'invalid', username: ['A username has the letters a to z only.'] } };
  expect(authAlert(refusal)).toBeUndefined();
});
