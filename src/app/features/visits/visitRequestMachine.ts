import type { NewVisit } from '@contract/visits';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

/** Why a request was refused: its times can no longer be had, or anything else, which the form shows. */
export interface VisitRefusal {
  kind: 'taken' | 'refused';
  error: unknown;
}

/** What became of a request: the visit's id, or null where the link is in an email. */
export interface AskedVisit {
  id: number | null;
  email: string;
}

interface RequestContext {
  request: NewVisit | undefined;
  asked: AskedVisit | undefined;
  refusal: unknown;
}

type RequestEvent =
  | { type: 'OPEN' }
  /** How and when is chosen. */
  | { type: 'CHOSEN' }
  /** Back to how and when. */
  | { type: 'CHANGE' }
  | { type: 'SEND'; request: NewVisit }
  | { type: 'AGAIN' }
  | { type: 'CLOSE' };

/** Asks for a visit: how and when, then who. Sending the same request again stores nothing twice, so a lost answer leads to another try. */
export const visitRequestMachine = setup({
  types: { context: {} as RequestContext, events: {} as RequestEvent },
  actors: { ask: unimplementedActor<AskedVisit, NewVisit>('ask') },
  actions: {
    storeRequest: assign({
      request: ({ event, context }) => (event.type === 'SEND' ? event.request : context.request),
      refusal: undefined,
    }),
    storeAsked: assign({ asked: ({ event }) => ('output' in event ? (event.output as AskedVisit) : undefined) }),
    storeRefusal: assign({ refusal: ({ event }) => refusalIn(event)?.error }),
    dropRefusal: assign({ refusal: undefined }),
    dropAsked: assign({ request: undefined, asked: undefined, refusal: undefined }),
  },
  guards: { isTaken: ({ event }) => refusalIn(event)?.kind === 'taken' },
}).createMachine({
  id: 'visitRequest',
  context: { request: undefined, asked: undefined, refusal: undefined },
  initial: 'closed',
  states: {
    closed: { on: { OPEN: 'choosing' } },
    choosing: { on: { CHOSEN: 'telling', CLOSE: 'closed' } },
    // the times are loaded again and the other entries stay
    taken: { on: { CHOSEN: { target: 'telling', actions: 'dropRefusal' }, CLOSE: 'closed' } },
    telling: {
      on: {
        SEND: { target: 'sending', actions: 'storeRequest' },
        CHANGE: { target: 'choosing', actions: 'dropRefusal' },
        CLOSE: 'closed',
      },
    },
    sending: {
      invoke: {
        src: 'ask',
        input: ({ context: { request } }) => request ?? unsent(),
        onDone: { target: 'asked', actions: 'storeAsked' },
        onError: [
          { guard: 'isTaken', target: 'taken', actions: 'storeRefusal' },
          { target: 'telling', actions: 'storeRefusal' },
        ],
      },
    },
    asked: { on: { AGAIN: { target: 'choosing', actions: 'dropAsked' } } },
  },
});

const refusalIn = (event: object): VisitRefusal | undefined =>
  'error' in event ? (event.error as VisitRefusal) : undefined;

function unsent(): never {
  throw new Error('a visit is asked for without a request');
}
