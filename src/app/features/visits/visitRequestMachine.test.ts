import type { NewVisit } from '@contract/visits';
import { createActor } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import { type AskedVisit, visitRequestMachine } from './visitRequestMachine';

const promised = promisedModel('closed', {
  closed: { OPEN: 'choosing' },
  choosing: { CHOSEN: 'telling', CLOSE: 'closed' },
  taken: { CHOSEN: 'telling', CLOSE: 'closed' },
  telling: { SEND: 'sending', CHANGE: 'choosing', CLOSE: 'closed' },
  sending: { ASKED: 'asked', TAKEN: 'taken', REFUSED: 'telling' },
  asked: { AGAIN: 'choosing' },
});

const request: NewVisit = {
  property: 7,
  proposals: ['2026-11-27T05:30:00.000Z'],
  mode: 'in_person',
  name: 'Asha Rao',
  email: 'asha@people.example',
  phone: '+1 212 555 0100',
  timezone: 'America/New_York',
  client_id: 'visit-0001',
};
const asked: AskedVisit = { id: null, email: request.email };
const refusal = (kind: 'taken' | 'refused') => Object.assign(new Error(kind), { kind, error: `it is ${kind}` });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function runRequest() {
  const actors = controlledActors();
  const machine = visitRequestMachine.provide({ actors: { ask: actors.hold<AskedVisit, NewVisit>('ask') } });
  return { ...actors, visit: createActor(machine).start() };
}

describe('visitRequestMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
      const { visit, answer, refuse, inputOf } = runRequest();
      await path.test({
        events: {
          OPEN: () => visit.send({ type: 'OPEN' }),
          CHOSEN: () => visit.send({ type: 'CHOSEN' }),
          CHANGE: () => visit.send({ type: 'CHANGE' }),
          SEND: () => {
            visit.send({ type: 'SEND', request });
            expect(inputOf('ask')).toEqual(request);
          },
          CLOSE: () => visit.send({ type: 'CLOSE' }),
          AGAIN: () => visit.send({ type: 'AGAIN' }),
          ASKED: () => answer('ask', asked),
          TAKEN: () => refuse('ask', refusal('taken')),
          REFUSED: () => refuse('ask', refusal('refused')),
        },
        states: { '*': ({ value }) => expect(visit.getSnapshot().value).toBe(value) },
      });
    },
  );

  it('shows why it was refused until the next try, and what was asked until another visit', async () => {
    const { visit, answer, refuse } = runRequest();
    visit.send({ type: 'OPEN' });
    visit.send({ type: 'CHOSEN' });
    visit.send({ type: 'SEND', request });
    await refuse('ask', refusal('taken'));
    expect(visit.getSnapshot().context).toEqual({ request, asked: undefined, refusal: 'it is taken' });
    visit.send({ type: 'CHOSEN' });
    visit.send({ type: 'SEND', request });
    expect(visit.getSnapshot().context.refusal).toBeUndefined();
    await answer('ask', asked);
    expect(visit.getSnapshot().context).toEqual({ request, asked, refusal: undefined });
    visit.send({ type: 'AGAIN' });
    expect(visit.getSnapshot().context).toEqual({ request: undefined, asked: undefined, refusal: undefined });
  });
});
