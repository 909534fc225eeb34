import { type Actor, type EventFromLogic, createActor } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import type { LoginChallenge } from '@contract/secondFactor';
import { type Entry, type Opening, authDialogMachine } from './authDialogMachine';

/** Every event in every state; an event that is not listed changes nothing. */
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
    CHALLENGED: 'factor',
    FACTOR_GIVEN: 'login submitting',
    FACTOR_ENDED: 'login submitting',
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
  // the second factor, which another machine asks for
  factor: {
    FACTOR_GIVEN: 'closed',
    FACTOR_ENDED: 'login refused',
    SWITCHED: 'login idle',
    SUBMITTED: 'factor',
    FORGOTTEN: 'factor',
    OPENED: 'factor',
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

const entry: Entry = { username: 'meera', password: 'correct horse', email: 'meera@example.com', display_name: '' };
const challenge: LoginChallenge = { challenge: 'the challenge', methods: ['passkey', 'totp'] };
const ended = new Error('ended');
const actorOf = { login: 'logIn', signUp: 'register', forgotten: 'requestReset' } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openDialog() {
  const held = controlledActors();
  const machine = authDialogMachine.provide({
    actors: {
      logIn: held.hold<LoginChallenge | null, Entry>('logIn'),
      register: held.hold<unknown, Entry>('register'),
      requestReset: held.hold<unknown, Entry>('requestReset'),
    },
  });
  let dialog: Actor<typeof machine> | undefined;
  const isOpen = () => dialog?.getSnapshot().status === 'active';
  /** Runs one dialog at a time, like the page. */
  const open = (opening: Opening = 'login') => {
    if (!isOpen()) dialog = createActor(machine, { input: { opening } }).start();
  };
  const send = (event: EventFromLogic<typeof machine>) => dialog?.send(event);
  const snapshot = () => dialog!.getSnapshot();
  const mode = () => Object.keys(snapshot().value)[0] as keyof typeof actorOf;
  /** `closed` before the dialog opens and after it ends. */
  const named = () => {
    if (!isOpen()) return 'closed';
    const { value } = snapshot();
    return typeof value === 'string' ? value : Object.entries(value).flat().join(' ');
  };
  return { ...held, open, send, snapshot, named, asked: () => actorOf[mode()] };
}

describe('authDialogMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
      const { open, send, named, asked, answer, refuse } = openDialog();
      await path.test({
        events: {
          OPENED: () => open(),
          CLOSED: () => send({ type: 'CLOSED' }),
          SWITCHED: () => send({ type: 'SWITCHED' }),
          FORGOTTEN: () => send({ type: 'FORGOTTEN' }),
          SUBMITTED: () => send({ type: 'SUBMITTED', entry }),
          LET_IN: () => answer(asked(), null),
          CHALLENGED: () => answer('logIn', challenge),
          FACTOR_GIVEN: () => send({ type: 'FACTOR_GIVEN' }),
          FACTOR_ENDED: () => send({ type: 'FACTOR_ENDED', error: ended }),
          REFUSED: () => refuse(asked(), new Error('no')),
        },
        states: { '*': ({ value }) => expect(named()).toBe(value) },
      });
    },
  );

  it('passes entries to the right actor, stores a refusal, and drops both when it closes', async () => {
    const { open, send, snapshot, inputOf, refuse } = openDialog();
    const refusal = new Error('no');
    open();
    send({ type: 'SUBMITTED', entry });
    expect(inputOf('logIn')).toEqual(entry);
    await refuse('logIn', refusal);
    expect(snapshot().context).toMatchObject({ opening: 'login', entry, refusal });
    send({ type: 'SUBMITTED', entry });
    expect(snapshot().context.refusal).toBeUndefined();
    send({ type: 'CLOSED' });
    expect(snapshot().context).toMatchObject({
      opening: 'login',
      entry: { username: '', password: '', email: '', display_name: '' },
      refusal: undefined,
    });
  });

  it('keeps the challenge for the second factor only, and the refusal of one that ended', async () => {
    const { open, send, snapshot, answer } = openDialog();
    open();
    send({ type: 'SUBMITTED', entry });
    await answer('logIn', challenge);
    expect(snapshot().context).toMatchObject({ challenge, entry });
    send({ type: 'FACTOR_ENDED', error: ended });
    expect(snapshot().context).toMatchObject({ challenge: null, entry, refusal: ended });
  });

  it('ignores a response that arrives after it closed', async () => {
    const { open, send, answer, named } = openDialog();
    open();
    send({ type: 'SWITCHED' });
    send({ type: 'SUBMITTED', entry });
    send({ type: 'CLOSED' });
    await answer('register', undefined);
    expect(named()).toBe('closed');
  });

  it('opens in the password reset mode on request, and ends when it closes', () => {
    const { open, send, named, snapshot } = openDialog();
    open('forgotten');
    expect(named()).toBe('forgotten idle');
    send({ type: 'CLOSED' });
    expect(snapshot()).toMatchObject({ value: 'closed', status: 'done' });
  });
});
