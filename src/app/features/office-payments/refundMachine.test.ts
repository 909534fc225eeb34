import type { OfficePaymentDetail } from '@contract/officePayments';
import { type Actor, createActor } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import { type RefundRequest, refundMachine } from './refundMachine';

/** Every event in every state; an event that is not listed changes nothing. */
const promised = promisedModel('entering', {
  entering: { REVIEWED: 'reviewing', CONFIRMED: 'entering', CHANGED: 'entering', CLOSED: 'closed' },
  reviewing: { CONFIRMED: 'sending', CHANGED: 'entering', REVIEWED: 'reviewing', CLOSED: 'closed' },
  // money may be on its way: nothing interrupts it
  sending: {
    ANSWERED: 'done',
    REFUSED: 'entering',
    LOST: 'unanswered',
    CLOSED: 'sending',
    CONFIRMED: 'sending',
    CHANGED: 'sending',
  },
  unanswered: { CONFIRMED: 'sending', REVIEWED: 'unanswered', CHANGED: 'unanswered', CLOSED: 'closed' },
  done: {},
  closed: {},
});

const lost = new Error('lost');
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openDialog() {
  const held = controlledActors();
  const machine = refundMachine.provide({
    actors: { refund: held.hold<OfficePaymentDetail, RefundRequest>('refund') },
    guards: { isUnanswered: (_, { error }) => error === lost },
  });
  const dialog: Actor<typeof machine> = createActor(machine, {
    input: { id: 7 },
  }).start();
  return { ...held, dialog };
}
const reviewed = { type: 'REVIEWED', amountInPaise: 50_000, reason: 'Agreed.', key: 'key-1' } as const;

describe('refundMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
      const { dialog, answer, refuse } = openDialog();
      await path.test({
        events: {
          REVIEWED: () => dialog.send(reviewed),
          CHANGED: () => dialog.send({ type: 'CHANGED' }),
          CONFIRMED: () => dialog.send({ type: 'CONFIRMED' }),
          CLOSED: () => dialog.send({ type: 'CLOSED' }),
          ANSWERED: () => answer('refund', {}),
          REFUSED: () => refuse('refund', new Error('no')),
          LOST: () => refuse('refund', lost),
        },
        states: { '*': ({ value }) => expect(dialog.getSnapshot().value).toBe(value) },
      });
    },
  );

  it('sends a refund whose answer was lost again with the same key and amount, and a refused one with another key', async () => {
    const { dialog, inputOf, refuse } = openDialog();
    dialog.send(reviewed);
    dialog.send({ type: 'CONFIRMED' });
    const first = { id: 7, amountInPaise: 50_000, reason: 'Agreed.', key: 'key-1' };
    expect(inputOf('refund')).toEqual(first);
    await refuse('refund', lost);
    dialog.send({ type: 'CONFIRMED' });
    expect(inputOf('refund')).toEqual(first);
    await refuse('refund', new Error('more than is left'));
    dialog.send({ ...reviewed, amountInPaise: 40_000, key: 'key-2' });
    dialog.send({ type: 'CONFIRMED' });
    expect(inputOf('refund')).toEqual({ ...first, amountInPaise: 40_000, key: 'key-2' });
  });
});
