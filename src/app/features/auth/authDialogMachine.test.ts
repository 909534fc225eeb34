import { createActor } from 'xstate';
import { heldActors } from '../../../../test/support/heldActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import { type Entry, authDialogMachine } from './authDialogMachine';

const promised = promisedModel('closed', {
  closed: { OPENED: 'login idle', CLOSED: 'closed' },
  'login idle': { SUBMITTED: 'login submitting', SWITCHED: 'sign-up idle', CLOSED: 'closed' },
  'login submitting': { LET_IN: 'closed', REFUSED: 'login refused', CLOSED: 'closed' },
  'login refused': { SUBMITTED: 'login submitting', SWITCHED: 'sign-up idle', CLOSED: 'closed' },
  'sign-up idle': { SUBMITTED: 'sign-up submitting', SWITCHED: 'login idle', CLOSED: 'closed' },
  'sign-up submitting': { REGISTERED: 'login idle', REFUSED: 'sign-up refused', CLOSED: 'closed' },
  'sign-up refused': { SUBMITTED: 'sign-up submitting', SWITCHED: 'login idle', CLOSED: 'closed' },
});

const entry: Entry = { username: 'meera', password: 'correct horse', email: 'meera@example.com' };
const written = (value: unknown) => (typeof value === 'string' ? value : Object.entries(value as Record<string, string>).map(([mode, step]) => `${mode === 'signUp' ? 'sign-up' : mode} ${step}`)[0]);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))('%s', async (_promise, path) => {
  const { hold, answer, refuse, inputOf } = heldActors();
  const dialog = createActor(authDialogMachine.provide({ actors: { logIn: hold<unknown, Entry>('logIn'), register: hold<unknown, Entry>('register') } })).start();
  const asked = () => (written(dialog.getSnapshot().value)?.startsWith('login') ? 'logIn' : 'register');
  await path.test({
    events: {
      OPENED: () => dialog.send({ type: 'OPENED' }),
      CLOSED: () => dialog.send({ type: 'CLOSED' }),
      SWITCHED: () => dialog.send({ type: 'SWITCHED' }),
      SUBMITTED: () => {
        dialog.send({ type: 'SUBMITTED', entry });
        expect(inputOf(asked())).toEqual(entry);
      },
      LET_IN: () => answer('logIn', undefined),
      REGISTERED: () => answer('register', undefined),
      REFUSED: () => refuse(asked(), new Error('no')),
    },
    states: { '*': ({ value }) => expect(written(dialog.getSnapshot().value)).toBe(value) },
  });
});
