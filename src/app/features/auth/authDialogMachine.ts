import { assign, setup } from 'xstate';
import { notProvided } from '../../flow/notProvided';

export interface Entry {
  username: string;
  password: string;
  /** Asked for on sign-up only. */
  email: string;
}

type AuthEvent = { type: 'OPENED' } | { type: 'CLOSED' } | { type: 'SWITCHED' } | { type: 'SUBMITTED'; entry: Entry };

/** The login dialog: login or sign-up, each idle, submitting or refused. A new account leads to login; closing ends what was under way. */
export const authDialogMachine = setup({
  types: { context: {} as { entry: Entry }, events: {} as AuthEvent },
  actions: { keep: assign({ entry: (_, { entry }: { entry: Entry }) => entry }) },
  actors: { logIn: notProvided<unknown, Entry>('logIn'), register: notProvided<unknown, Entry>('register') },
}).createMachine({
  id: 'authDialog',
  initial: 'closed',
  context: { entry: { username: '', password: '', email: '' } },
  on: { CLOSED: '.closed' },
  states: {
    closed: { on: { OPENED: 'login' } },
    login: {
      initial: 'idle',
      on: { SWITCHED: 'signUp' },
      states: {
        idle: { on: { SUBMITTED: { target: 'submitting', actions: { type: 'keep', params: ({ event }) => ({ entry: event.entry }) } } } },
        submitting: { invoke: { src: 'logIn', input: ({ context }) => context.entry, onDone: '#authDialog.closed', onError: 'refused' } },
        refused: { on: { SUBMITTED: { target: 'submitting', actions: { type: 'keep', params: ({ event }) => ({ entry: event.entry }) } } } },
      },
    },
    signUp: {
      initial: 'idle',
      on: { SWITCHED: 'login' },
      states: {
        idle: { on: { SUBMITTED: { target: 'submitting', actions: { type: 'keep', params: ({ event }) => ({ entry: event.entry }) } } } },
        submitting: { invoke: { src: 'register', input: ({ context }) => context.entry, onDone: '#authDialog.login', onError: 'refused' } },
        refused: { on: { SUBMITTED: { target: 'submitting', actions: { type: 'keep', params: ({ event }) => ({ entry: event.entry }) } } } },
      },
    },
  },
});
