import { authAlert } from './authMessages';

it('shows the status and body of a server’s refusal', () => {
  expect(authAlert({ kind: 'answered', status: 400, body: { detail: 'Wrong name or password.' } })).toBe(
    'Auth error: Status 400: {"detail":"Wrong name or password."}',
  );
  expect(authAlert({ kind: 'answered', status: 500, body: '' })).toBe('Auth error: Status 500: No response data');
});

it('says that the server did not respond', () => {
  expect(authAlert({ kind: 'unreachable' })).toBe('Auth error: No response received from server.');
});

it('shows the message of any other error', () => {
  expect(authAlert({ kind: 'broken', message: 'out of memory' })).toBe('Auth error: out of memory');
});
