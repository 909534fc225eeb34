import { createActor } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import { type AskDraft, type AskResult, documentAskMachine } from './documentAskMachine';

const promised = promisedModel('asking', {
  asking: { ASK: 'sending', CLOSE: 'closed' },
  sending: { PASSED_ON: 'passedOn', MAILED: 'mailed', REFUSED: 'asking', CLOSE: 'closed' },
  passedOn: { CLOSE: 'closed' },
  mailed: { CLOSE: 'closed' },
  closed: {},
});

const draft: AskDraft = { name: 'Asha', email: 'asha@people.example', message: '' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function runAsk() {
  const actors = controlledActors();
  const machine = documentAskMachine.provide({ actors: { ask: actors.hold<AskResult, AskDraft>('ask') } });
  return { ...actors, asking: createActor(machine).start() };
}

describe('documentAskMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
      const { asking, answer, refuse, inputOf } = runAsk();
      await path.test({
        events: {
          ASK: () => {
            asking.send({ type: 'ASK', draft });
            expect(inputOf('ask')).toEqual(draft);
          },
          CLOSE: () => asking.send({ type: 'CLOSE' }),
          PASSED_ON: () => answer('ask', 'passed_on'),
          MAILED: () => answer('ask', 'mailed'),
          REFUSED: () => refuse('ask', new Error('refused')),
        },
        states: { '*': ({ value }) => expect(asking.getSnapshot().value).toBe(value) },
      });
    },
  );

  it('shows why it was refused until the next try', async () => {
    const { asking, refuse } = runAsk();
    asking.send({ type: 'ASK', draft });
    const refusal = new Error('refused');
    await refuse('ask', refusal);
    expect(asking.getSnapshot().context).toEqual({ draft, refusal });
    asking.send({ type: 'ASK', draft });
    expect(asking.getSnapshot().context.refusal).toBeUndefined();
  });
});
