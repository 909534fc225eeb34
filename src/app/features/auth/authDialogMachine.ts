import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

export interface Entry {
  username: string;
  password: string;
  /** Needed to sign up and to reset a password. */
  email: string;
}

/** What the dialog shows first. */
export type Opening = 'login' | 'forgotten';

/** `SWITCHED` goes between login and sign-up, and from a forgotten password back to login. */
type AuthEvent =
  { type: 'CLOSED' } | { type: 'SWITCHED' } | { type: 'FORGOTTEN' } | { type: 'SUBMITTED'; entry: Entry };

const none: Entry = { username: '', password: '', email: '' };
const sends = {
  SUBMITTED: {
    target: 'submitting',
    actions: { type: 'storeEntry', params: ({ event }: { event: { entry: Entry } }) => ({ entry: event.entry }) },
  },
} as const;
const refused = {
  target: 'refused',
  actions: { type: 'storeRefusal', params: ({ event }: { event: { error: unknown } }) => ({ refusal: event.error }) },
} as const;

/**
 * The login dialog, from opening to `closed`: login, sign-up or a forgotten password, each idle, submitting or refused. A new account leads
 * to login. While a request is sent only closing the dialog is possible; that cancels the request.
 */
export const authDialogMachine = setup({
  types: {
    context: {} as { opening: Opening; entry: Entry; refusal: unknown },
    events: {} as AuthEvent,
    input: {} as { opening: Opening },
  },
  actions: {
    storeEntry: assign({ entry: (_, { entry }: { entry: Entry }) => entry, refusal: undefined }),
    storeRefusal: assign({ refusal: (_, { refusal }: { refusal: unknown }) => refusal }),
    forget: assign({ entry: none, refusal: undefined }),
  },
  guards: { wantsReset: ({ context }) => context.opening === 'forgotten' },
  actors: {
    logIn: unimplementedActor<unknown, Entry>('logIn'),
    register: unimplementedActor<unknown, Entry>('register'),
    requestReset: unimplementedActor<unknown, Entry>('requestReset'),
  },
}).createMachine({
  id: 'authDialog',
  initial: 'opening',
  context: ({ input: { opening } }) => ({ opening, entry: none, refusal: undefined }),
  on: { CLOSED: '.closed' },
  states: {
    opening: { always: [{ guard: 'wantsReset', target: 'forgotten' }, { target: 'login' }] },
    login: {
      initial: 'idle',
      states: {
        idle: { on: { ...sends, SWITCHED: '#authDialog.signUp', FORGOTTEN: '#authDialog.forgotten' } },
        /** A new account: log in with it. */
        welcomed: { on: { ...sends, SWITCHED: '#authDialog.signUp', FORGOTTEN: '#authDialog.forgotten' } },
        submitting: {
          invoke: {
            src: 'logIn',
            input: ({ context }) => context.entry,
            onDone: '#authDialog.closed',
            onError: refused,
          },
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
            onError: refused,
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
          invoke: { src: 'requestReset', input: ({ context }) => context.entry, onDone: 'sent', onError: refused },
        },
        refused: { on: { ...sends, SWITCHED: '#authDialog.login' } },
        sent: { on: { SWITCHED: '#authDialog.login' } },
      },
    },
    closed: { type: 'final', entry: 'forget' },
  },
});
