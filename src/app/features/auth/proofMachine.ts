import type { LoginChallenge, ProofMethod } from '@contract/secondFactor';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

/** An answer to a challenge: `secret` is the code or the password; empty for a passkey. */
export interface GivenProof {
  method: ProofMethod;
  secret: string;
}

type ProofEvent =
  | { type: 'CLOSED' }
  | { type: 'RETRIED' }
  | { type: 'METHOD_CHOSEN'; method: ProofMethod }
  | { type: 'PROVED'; proof: GivenProof };

interface ProofContext {
  challenge: string;
  methods: readonly ProofMethod[];
  method: ProofMethod;
  proof: GivenProof;
  refusal: unknown;
  /** The challenge is a login's: when it ends, the login starts over. */
  isLogin: boolean;
}

const empty = {
  challenge: '',
  methods: [] as readonly ProofMethod[],
  method: 'password' as ProofMethod,
  proof: { method: 'password', secret: '' } as GivenProof,
  refusal: undefined as unknown,
};
const answers = {
  PROVED: {
    target: 'submitting',
    actions: { type: 'storeProof', params: ({ event }: { event: { proof: GivenProof } }) => ({ proof: event.proof }) },
  },
  METHOD_CHOSEN: {
    target: 'idle',
    actions: {
      type: 'storeMethod',
      params: ({ event }: { event: { method: ProofMethod } }) => ({ method: event.method }),
    },
  },
} as const;
const storesRefusal = {
  type: 'storeRefusal',
  params: ({ event }: { event: { error: unknown } }) => ({ refusal: event.error }),
} as const;

/**
 * Proving who one is: takes answers to a challenge until one fits (`given`) or the dialog is closed (`closed`). A login
 * brings its challenge; when that is over, so is the machine (`ended`). Otherwise it gets one, and another when that is
 * over, with the refusal still shown.
 */
export const proofMachine = setup({
  types: {
    context: {} as ProofContext,
    events: {} as ProofEvent,
    input: {} as { login: LoginChallenge | undefined },
  },
  actions: {
    storeChallenge: assign((_, { challenge, methods }: LoginChallenge) => ({
      challenge,
      methods,
      method: methods[0] ?? 'password',
    })),
    storeMethod: assign({ method: (_, { method }: { method: ProofMethod }) => method, refusal: undefined }),
    storeProof: assign({ proof: (_, { proof }: { proof: GivenProof }) => proof, refusal: undefined }),
    storeRefusal: assign({ refusal: (_, { refusal }: { refusal: unknown }) => refusal }),
    forgetRefusal: assign({ refusal: undefined }),
    forgetProof: assign({ challenge: '', proof: empty.proof }),
  },
  guards: {
    /** Provided from outside, which knows the server's codes. */
    challengeIsOver: (_, _refusal: { error: unknown }): boolean => false,
    isLogin: ({ context }) => context.isLogin,
    wasRefused: ({ context }) => context.refusal !== undefined,
  },
  actors: {
    getChallenge: unimplementedActor<LoginChallenge, undefined>('getChallenge'),
    prove: unimplementedActor<unknown, { challenge: string; proof: GivenProof }>('prove'),
  },
}).createMachine({
  id: 'proof',
  initial: 'opening',
  context: ({ input: { login } }) => ({
    ...empty,
    ...(login && { ...login, method: login.methods[0] ?? 'totp' }),
    isLogin: login !== undefined,
  }),
  on: { CLOSED: '.closed' },
  states: {
    opening: { always: [{ guard: 'isLogin', target: 'idle' }, { target: 'starting' }] },
    starting: {
      invoke: {
        src: 'getChallenge',
        onDone: [
          {
            guard: 'wasRefused',
            target: 'refused',
            actions: { type: 'storeChallenge', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'storeChallenge', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: storesRefusal },
      },
    },
    /** No challenge could be had. */
    failed: { on: { RETRIED: { target: 'starting', actions: 'forgetRefusal' } } },
    idle: { on: answers },
    submitting: {
      invoke: {
        src: 'prove',
        input: ({ context: { challenge, proof } }) => ({ challenge, proof }),
        onDone: 'given',
        onError: [
          {
            guard: { type: 'challengeIsOver', params: ({ event }) => ({ error: event.error }) },
            target: 'over',
            actions: storesRefusal,
          },
          { target: 'refused', actions: storesRefusal },
        ],
      },
    },
    refused: { on: answers },
    over: { always: [{ guard: 'isLogin', target: 'ended' }, { target: 'starting' }] },
    given: { type: 'final', entry: 'forgetProof' },
    ended: { type: 'final', entry: 'forgetProof' },
    closed: { type: 'final', entry: 'forgetProof' },
  },
});
