import { createActor } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import { type VisitChange, visitChangeMachine } from './visitChangeMachine';

const promised = promisedModel('shown', {
  shown: {
    SEND_CONFIRM: 'confirming',
    PROPOSE: 'choosing',
    CANCEL: 'askingReason',
    MISS: 'askingMissed',
    SEND_CANCEL: 'shown',
  },
  confirming: { DONE: 'shown', REFUSED: 'shown' },
  choosing: { SEND_PROPOSE: 'proposing', BACK: 'shown', SEND_CONFIRM: 'choosing' },
  proposing: { DONE: 'shown', REFUSED: 'choosing' },
  askingReason: { SEND_CANCEL: 'cancelling', BACK: 'shown', SEND_MISS: 'askingReason' },
  cancelling: { DONE: 'shown', REFUSED: 'askingReason' },
  askingMissed: { SEND_MISS: 'noting', BACK: 'shown', SEND_CANCEL: 'askingMissed' },
  noting: { DONE: 'shown', REFUSED: 'askingMissed' },
});

const changes: Readonly<Record<VisitChange['step'], VisitChange>> = {
  confirm: { step: 'confirm', starts_at: '2026-11-27T05:30:00.000Z' },
  propose: { step: 'propose', proposals: ['2026-11-28T05:30:00.000Z'] },
  cancel: { step: 'cancel', reason: 'A cold' },
  miss: { step: 'miss' },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function runChange() {
  const actors = controlledActors();
  const machine = visitChangeMachine.provide({ actors: { send: actors.hold<void, VisitChange>('send') } });
  return { ...actors, visit: createActor(machine).start() };
}

describe('visitChangeMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
      const { visit, answer, refuse, inputOf } = runChange();
      const send = (step: VisitChange['step']) => () => {
        const before = visit.getSnapshot().value;
        visit.send({ type: 'SEND', change: changes[step] });
        if (visit.getSnapshot().value !== before) expect(inputOf('send')).toEqual(changes[step]);
      };
      await path.test({
        events: {
          SEND_CONFIRM: send('confirm'),
          SEND_PROPOSE: send('propose'),
          SEND_CANCEL: send('cancel'),
          SEND_MISS: send('miss'),
          PROPOSE: () => visit.send({ type: 'PROPOSE' }),
          CANCEL: () => visit.send({ type: 'CANCEL' }),
          MISS: () => visit.send({ type: 'MISS' }),
          BACK: () => visit.send({ type: 'BACK' }),
          DONE: () => answer('send', undefined),
          REFUSED: () => refuse('send', new Error('refused')),
        },
        states: { '*': ({ value }) => expect(visit.getSnapshot().value).toBe(value) },
      });
    },
  );

  it('shows why a change was refused until the next step, and takes the focus only after one that worked', async () => {
    const { visit, answer, refuse } = runChange();
    const refusal = new Error('refused');
    visit.send({ type: 'SEND', change: changes.confirm });
    await refuse('send', refusal);
    expect(visit.getSnapshot().context).toMatchObject({ refusal, acted: false });
    visit.send({ type: 'CANCEL' });
    expect(visit.getSnapshot().context.refusal).toBeUndefined();
    visit.send({ type: 'SEND', change: changes.cancel });
    await answer('send', undefined);
    expect(visit.getSnapshot().context).toMatchObject({ refusal: undefined, acted: true });
  });
});
