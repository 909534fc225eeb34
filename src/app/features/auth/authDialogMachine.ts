import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

export interface Entry {
  username: string;
  password: string;
  /** Asked for on sign-up, and for a letter that leads to a new password. */
  email: string;
}

/** `SWITCHED` goes between login and sign-up, and from a forgotten password back to login. */
type AuthEvent =
  | { type: 'OPENED' }
  | { type: 'CLOSED' }
  | { type: 'SWITCHED' }
  | { type: 'FORGOTTEN' }
  | { type: 'SUBMITTED'; entry: Entry };

const none: Entry = { username: '', password: '', email: '' };
const sends = {
  SUBMITTED: {
    target: 'submitting',
    actions: { type: 'keep', params: ({ event }: { event: { entry: Entry } }) => ({ entry: event.entry }) },
  },
} as const;
const told = {
  target: 'refused',
  actions: { type: 'note', params: ({ event }: { event: { error: unknown } }) => ({ refusal: event.error }) },
} as const;

/**
 * The login dialog: login, sign-up or a forgotten password, each idle, submitting or refused. A new account leads to login. What is being
 * sent is waited for: only closing ends it, and with it whatever it would have led to.
 */
export const authDialogMachine = setup({
  types: { context: {} as { entry: Entry; refusal: unknown }, events: {} as AuthEvent },
  actions: {
    keep: assign({ entry: (_, { entry }: { entry: Entry }) => entry, refusal: undefined }),
    note: assign({ refusal: (_, { refusal }: { refusal: unknown }) => refusal }),
    forget: assign({ entry: none, refusal: undefined }),
  },
  actors: {
    logIn: unimplementedActor<unknown, Entry>('logIn'),
    register: unimplementedActor<unknown, Entry>('register'),
    askForLetter: unimplementedActor<unknown, Entry>('askForLetter'),
  },
}).createMachine({
  id: 'authDialog',
  initial: 'closed',
  context: { entry: none, refusal: undefined },
  on: { CLOSED: '.closed' },
  states: {
    closed: { entry: 'forget', on: { OPENED: 'login' } },
    login: {
      initial: 'idle',
      states: {
        idle: { on: { ...sends, SWITCHED: '#authDialog.signUp', FORGOTTEN: '#authDialog.forgotten' } },
        /** A new account: log in with it. */
        welcomed: { on: { ...sends, SWITCHED: '#authDialog.signUp', FORGOTTEN: '#authDialog.forgotten' } },
        submitting: {
          invoke: { src: 'logIn', input: ({ context }) => context.entry, onDone: '#authDialog.closed', onError: told },
        },
        refused: { on: { ...sends, SWITCHED: '#authDialog.signUp', FORGOTTEN: '#authDialog.forgotten' } },
      },
    },
    signUp: {
      initial: 'idle',
      states: {
        idle: { on: { ...sends, SWITCHED: '#authDialog.login' } },
        submitting: {
          invoke: {
            src: 'register',
            input: ({ context }) => context.entry,
            onDone: '#authDialog.login.welcomed',
            onError: told,
          },
        },
        refused: { on: { ...sends, SWITCHED: '#authDialog.login' } },
      },
    },
    forgotten: {
      initial: 'idle',
      states: {
        idle: { on: { ...sends, SWITCHED: '#authDialog.login' } },
        submitting: {
          invoke: { src: 'askForLetter', input: ({ context }) => context.entry, onDone: 'sent', onError: told },
        },
        refused: { on: { ...sends, SWITCHED: '#authDialog.login' } },
        sent: { on: { SWITCHED: '#authDialog.login' } },
      },
    },
  },
});
