import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

export type FactorKind = 'totp' | 'passkey';

/** What an authenticator app reads: `secret` in base32, and the same as an `otpauth:` address. */
export interface TotpSecret {
  secret: string;
  uri: string;
}

/** `secret` is the app's first code; empty for a passkey. */
export interface SetupEntry {
  name: string;
  secret: string;
}

type SetupEvent =
  | { type: 'CLOSED' }
  | { type: 'RETRIED' }
  | { type: 'CONFIRMED'; entry: SetupEntry }
  | { type: 'SAVED' };

interface SetupContext {
  kind: FactorKind;
  totp: TotpSecret;
  entry: SetupEntry;
  refusal: unknown;
  /** Of the first factor; shown once. */
  recoveryCodes: readonly string[];
}

const noTotp: TotpSecret = { secret: '', uri: '' };
const noEntry: SetupEntry = { name: '', secret: '' };
const confirms = {
  CONFIRMED: {
    target: 'confirming',
    actions: { type: 'storeEntry', params: ({ event }: { event: { entry: SetupEntry } }) => ({ entry: event.entry }) },
  },
} as const;
const storesRefusal = {
  type: 'storeRefusal',
  params: ({ event }: { event: { error: unknown } }) => ({ refusal: event.error }),
} as const;

/**
 * Adding a second factor. An authenticator app gets its secret (`starting`) before its first code is asked for; a
 * passkey is created when its name is confirmed. The first factor of an account brings recovery codes, which are shown
 * until they are saved.
 */
export const factorSetupMachine = setup({
  types: {
    context: {} as SetupContext,
    events: {} as SetupEvent,
    input: {} as { kind: FactorKind },
  },
  actions: {
    storeTotp: assign({ totp: (_, { totp }: { totp: TotpSecret }) => totp }),
    storeEntry: assign({ entry: (_, { entry }: { entry: SetupEntry }) => entry, refusal: undefined }),
    storeRefusal: assign({ refusal: (_, { refusal }: { refusal: unknown }) => refusal }),
    forgetRefusal: assign({ refusal: undefined }),
    storeCodes: assign({
      recoveryCodes: (_, { recoveryCodes }: { recoveryCodes: readonly string[] }) => recoveryCodes,
      totp: noTotp,
      entry: noEntry,
    }),
    forget: assign({ totp: noTotp, entry: noEntry, recoveryCodes: [] }),
  },
  guards: {
    isPasskey: ({ context }) => context.kind === 'passkey',
    hasCodes: (_, { recoveryCodes }: { recoveryCodes: readonly string[] }) => recoveryCodes.length > 0,
  },
  actors: {
    startTotp: unimplementedActor<TotpSecret, undefined>('startTotp'),
    /** Resolves to recovery codes: none unless this was the first factor. */
    confirmFactor: unimplementedActor<readonly string[], { kind: FactorKind; entry: SetupEntry }>('confirmFactor'),
  },
}).createMachine({
  id: 'factorSetup',
  initial: 'opening',
  context: ({ input: { kind } }) => ({ kind, totp: noTotp, entry: noEntry, refusal: undefined, recoveryCodes: [] }),
  states: {
    opening: { always: [{ guard: 'isPasskey', target: 'asking' }, { target: 'starting' }] },
    starting: {
      on: { CLOSED: 'closed' },
      invoke: {
        src: 'startTotp',
        onDone: { target: 'asking', actions: { type: 'storeTotp', params: ({ event }) => ({ totp: event.output }) } },
        onError: { target: 'failed', actions: storesRefusal },
      },
    },
    /** No secret could be had. */
    failed: { on: { RETRIED: { target: 'starting', actions: 'forgetRefusal' }, CLOSED: 'closed' } },
    asking: { on: { ...confirms, CLOSED: 'closed' } },
    confirming: {
      invoke: {
        src: 'confirmFactor',
        input: ({ context: { kind, entry } }) => ({ kind, entry }),
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => ({ recoveryCodes: event.output }) },
            target: 'codes',
            actions: { type: 'storeCodes', params: ({ event }) => ({ recoveryCodes: event.output }) },
          },
          { target: 'added' },
        ],
        onError: { target: 'refused', actions: storesRefusal },
      },
    },
    refused: { on: { ...confirms, CLOSED: 'closed' } },
    /** Not closed by accident: the codes are never shown again. */
    codes: { on: { SAVED: 'added' } },
    added: { type: 'final', entry: 'forget' },
    closed: { type: 'final', entry: 'forget' },
  },
});
