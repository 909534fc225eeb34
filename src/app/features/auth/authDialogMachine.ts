import type { LoginChallenge } from '@contract/secondFactor';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

export interface Entry {
  username: string;
  password: string;
  /** Needed to sign up and to reset a password. */
  email: string;
  /** The name that others see, of a new account. */
  display_name: string;
}

/** What the dialog shows first. */
export type Opening = 'login' | 'forgotten';

/**
 * `SWITCHED` goes between login and sign-up, and from a forgotten password or the second factor back to login. The
 * second factor is another machine's: `FACTOR_ENDED` brings its refusal when the challenge is over.
 */
type AuthEvent =
  | { type: 'CLOSED' }
  | { type: 'SWITCHED' }
  | { type: 'FORGOTTEN' }
  | { type: 'SUBMITTED'; entry: Entry }
  | { type: 'FACTOR_GIVEN' }
  | { type: 'FACTOR_ENDED'; error: unknown };

const none: Entry = { username: '', password: '', email: '', display_name: '' };
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
 * to login. After the password, an account with a second factor is asked for it; a challenge that ends leads back to login.
 * While a request is sent only closing the dialog is possible; that cancels the request.
 */
export const authDialogMachine = setup({
  types: {
    context: {} as { opening: Opening; entry: Entry; refusal: unknown; challenge: LoginChallenge | null },
    events: {} as AuthEvent,
    input: {} as { opening: Opening },
  },
  actions: {
    storeEntry: assign({ entry: (_, { entry }: { entry: Entry }) => entry, refusal: undefined }),
    storeRefusal: assign({ refusal: (_, { refusal }: { refusal: unknown }) => refusal }),
    storeChallenge: assign({
      challenge: (_, { challenge }: { challenge: LoginChallenge | null }) => challenge,
    }),
    forgetChallenge: assign({ challenge: null }),
    forget: assign({ entry: none, refusal: undefined }),
  },
  guards: {
    wantsReset: ({ context }) => context.opening === 'forgotten',
    isChallenged: (_, { challenge }: { challenge: LoginChallenge | null }) => challenge !== null,
  },
  actors: {
    /** Resolves to a challenge where the account has a second factor. */
    logIn: unimplementedActor<LoginChallenge | null, Entry>('logIn'),
    register: unimplementedActor<unknown, Entry>('register'),
    requestReset: unimplementedActor<unknown, Entry>('requestReset'),
  },
}).createMachine({
  id: 'authDialog',
  initial: 'opening',
  context: ({ input: { opening } }) => ({ opening, entry: none, refusal: undefined, challenge: null }),
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
            onDone: [
              {
                guard: { type: 'isChallenged', params: ({ event }) => ({ challenge: event.output }) },
                target: '#authDialog.factor',
                actions: { type: 'storeChallenge', params: ({ event }) => ({ challenge: event.output }) },
              },
              { target: '#authDialog.closed' },
            ],
            onError: refused,
          },
        },
        refused: { on: { ...sends, SWITCHED: '#authDialog.signUp', FORGOTTEN: '#authDialog.forgotten' } },
      },
    },
    /** The password was right, and the account has a second factor. */
    factor: {
      exit: 'forgetChallenge',
      on: {
        FACTOR_GIVEN: '#authDialog.closed',
        FACTOR_ENDED: { ...refused, target: '#authDialog.login.refused' },
        SWITCHED: '#authDialog.login',
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
