import { createActor } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import { type Entry, authDialogMachine } from './authDialogMachine';

/** Every event in every situation: what is not answered leaves it as it is. */
const promised = promisedModel('closed', {
  closed: { OPENED: 'login idle', CLOSED: 'closed', SWITCHED: 'closed', FORGOTTEN: 'closed', SUBMITTED: 'closed' },
  'login idle': {
    SUBMITTED: 'login submitting',
    SWITCHED: 'signUp idle',
    FORGOTTEN: 'forgotten idle',
    OPENED: 'login idle',
    CLOSED: 'closed',
  },
  'login submitting': {
    LET_IN: 'closed',
    REFUSED: 'login refused',
    SUBMITTED: 'login submitting',
    SWITCHED: 'login submitting',
    FORGOTTEN: 'login submitting',
    OPENED: 'login submitting',
    CLOSED: 'closed',
  },
  'login refused': {
    SUBMITTED: 'login submitting',
    SWITCHED: 'signUp idle',
    FORGOTTEN: 'forgotten idle',
    OPENED: 'login refused',
    CLOSED: 'closed',
  },
  'login welcomed': {
    SUBMITTED: 'login submitting',
    SWITCHED: 'signUp idle',
    FORGOTTEN: 'forgotten idle',
    OPENED: 'login welcomed',
    CLOSED: 'closed',
  },
  'signUp idle': {
    SUBMITTED: 'signUp submitting',
    SWITCHED: 'login idle',
    FORGOTTEN: 'signUp idle',
    OPENED: 'signUp idle',
    CLOSED: 'closed',
  },
  'signUp submitting': {
    LET_IN: 'login welcomed',
    REFUSED: 'signUp refused',
    SUBMITTED: 'signUp submitting',
    SWITCHED: 'signUp submitting',
    FORGOTTEN: 'signUp submitting',
    OPENED: 'signUp submitting',
    CLOSED: 'closed',
  },
  'signUp refused': {
    SUBMITTED: 'signUp submitting',
    SWITCHED: 'login idle',
    FORGOTTEN: 'signUp refused',
    OPENED: 'signUp refused',
    CLOSED: 'closed',
  },
  'forgotten idle': {
    SUBMITTED: 'forgotten submitting',
    SWITCHED: 'login idle',
    FORGOTTEN: 'forgotten idle',
    OPENED: 'forgotten idle',
    CLOSED: 'closed',
  },
  'forgotten submitting': {
    LET_IN: 'forgotten sent',
    REFUSED: 'forgotten refused',
    SUBMITTED: 'forgotten submitting',
    SWITCHED: 'forgotten submitting',
    FORGOTTEN: 'forgotten submitting',
    OPENED: 'forgotten submitting',
    CLOSED: 'closed',
  },
  'forgotten refused': {
    SUBMITTED: 'forgotten submitting',
    SWITCHED: 'login idle',
    FORGOTTEN: 'forgotten refused',
    OPENED: 'forgotten refused',
    CLOSED: 'closed',
  },
  'forgotten sent': {
    SWITCHED: 'login idle',
    SUBMITTED: 'forgotten sent',
    FORGOTTEN: 'forgotten sent',
    OPENED: 'forgotten sent',
    CLOSED: 'closed',
  },
});

const entry: Entry = { username: 'meera', password: 'correct horse', email: 'meera@example.com' };
const actorOf = { login: 'logIn', signUp: 'register', forgotten: 'askForLetter' } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openDialog() {
  const held = controlledActors();
  const dialog = createActor(
    authDialogMachine.provide({
      actors: {
        logIn: held.hold<unknown, Entry>('logIn'),
        register: held.hold<unknown, Entry>('register'),
        askForLetter: held.hold<unknown, Entry>('askForLetter'),
      },
    }),
  ).start();
  const mode = () => Object.keys(dialog.getSnapshot().value)[0] as keyof typeof actorOf;
  const standing = () => {
    const { value } = dialog.getSnapshot();
    return typeof value === 'string' ? value : Object.entries(value).flat().join(' ');
  };
  return { ...held, dialog, standing, asked: () => actorOf[mode()] };
}

it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))('%s', async (_promise, path) => {
  const { dialog, standing, asked, answer, refuse } = openDialog();
  await path.test({
    events: {
      OPENED: () => dialog.send({ type: 'OPENED' }),
      CLOSED: () => dialog.send({ type: 'CLOSED' }),
      SWITCHED: () => dialog.send({ type: 'SWITCHED' }),
      FORGOTTEN: () => dialog.send({ type: 'FORGOTTEN' }),
      SUBMITTED: () => dialog.send({ type: 'SUBMITTED', entry }),
      LET_IN: () => answer(asked(), undefined),
      REFUSED: () => refuse(asked(), new Error('no')),
    },
    states: { '*': ({ value }) => expect(standing()).toBe(value) },
  });
});

it('hands what was typed to whom it is for, keeps why it was refused, and forgets both when it is closed', async () => {
  const { dialog, inputOf, refuse } = openDialog();
  const refusal = new Error('no');
  dialog.send({ type: 'OPENED' });
  dialog.send({ type: 'SUBMITTED', entry });
  expect(inputOf('logIn')).toEqual(entry);
  await refuse('logIn', refusal);
  expect(dialog.getSnapshot().context).toEqual({ entry, refusal });
  dialog.send({ type: 'SUBMITTED', entry });
  expect(dialog.getSnapshot().context.refusal).toBeUndefined();
  dialog.send({ type: 'CLOSED' });
  expect(dialog.getSnapshot().context).toEqual({
    entry: { username: '', password: '', email: '' },
    refusal: undefined,
  });
});

it('leads nowhere when what was under way comes back after it was closed', async () => {
  const { dialog, answer, standing } = openDialog();
  dialog.send({ type: 'OPENED' });
  dialog.send({ type: 'SWITCHED' });
  dialog.send({ type: 'SUBMITTED', entry });
  dialog.send({ type: 'CLOSED' });
  await answer('register', undefined);
  expect(standing()).toBe('closed');
});
