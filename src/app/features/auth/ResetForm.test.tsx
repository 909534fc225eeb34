import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { makeStore } from '../../root/store';
import { ResetForm } from './ResetForm';

const token = 'k'.repeat(43);
const dead = { status: 400, data: { code: 'invalid', token: ['This link was already used.'] } };

/** Node's, which this environment has, reads no forms. */
class FormDataOfForms {
  constructor(private readonly form: HTMLFormElement) {}
  get = (name: string) => (this.form.elements.namedItem(name) as HTMLInputElement).value;
}
const whole = globalThis.FormData;
beforeAll(() => void Object.assign(globalThis, { FormData: FormDataOfForms }));
afterAll(() => void Object.assign(globalThis, { FormData: whole }));

type Answers = Record<'check' | 'confirm', { data: unknown } | { error: unknown }>;

/** Opens the link of an email, with what the server answers. */
function openLink(answers: Answers) {
  window.history.replaceState(null, '', `/reset-password#token=${token}`);
  const store = makeStore({
    baseQuery: async (call) => {
      const { url = '' } = call as { url?: string };
      const answer = url.includes('check') ? answers.check : answers.confirm;
      return (url.includes('password-reset') ? answer : { data: [] }) as never;
    },
  });
  render(
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route path="/reset-password" element={<ResetForm />} />
          <Route path="*" element={<p>Another page</p>} />
        </Routes>
      </BrowserRouter>
    </Provider>,
  );
  return store;
}

const setPassword = async () => {
  await userEvent.type(screen.getByLabelText('New password'), 'a quiet river at dusk');
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
};

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('says that a link was used before anything is typed', async () => {
  openLink({ check: { error: dead }, confirm: { error: dead } });
  expect(await screen.findByText('This link was already used.')).toBeInTheDocument();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

it('logs in with the new password and goes back to where it was asked for', async () => {
  localStorage.setItem('redirectAfterReset', '/properties/7');
  const store = openLink({ check: { data: null }, confirm: { data: { token: 'session-token', username: 'asha' } } });
  await setPassword();
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect([window.location.pathname, store.getState().session]).toEqual([
    '/properties/7',
    { token: 'session-token', username: 'asha' },
  ]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(token);
});

it('R36 goes to no other site, whatever is stored', async () => {
  localStorage.setItem('redirectAfterReset', '//evil.example/');
  openLink({ check: { data: null }, confirm: { data: { token: 'session-token', username: 'asha' } } });
  await setPassword();
  await waitFor(() => expect(window.location.href).toBe('http://localhost/'));
});

it('R40 asks for the second factor where there is one', async () => {
  const store = openLink({
    check: { data: null },
    confirm: { data: { challenge: 'c'.repeat(43), methods: ['totp', 'recovery'], username: 'asha' } },
  });
  await setPassword();
  expect(await screen.findByLabelText('Code from your app')).toBeInTheDocument();
  expect(store.getState().session.token).toBeNull();
});
