import { createActor } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import { type SaveResult, type SearchDraft, saveSearchMachine } from './saveSearchMachine';

const promised = promisedModel('asking', {
  asking: { SAVE: 'saving', CLOSE: 'closed' },
  saving: { SAVED: 'saved', MAILED: 'mailed', REFUSED: 'asking', CLOSE: 'closed' },
  saved: { CLOSE: 'closed' },
  mailed: { CLOSE: 'closed' },
  closed: {},
});

const draft: SearchDraft = { name: 'Villas in Pune', frequency: 'daily', email: 'asha@people.example' };
const search = {
  id: 7,
  query: 'city=pune',
  name: draft.name,
  frequency: 'daily',
  timezone: 'Asia/Kolkata',
  chips: [],
  state: 'on',
  created_at: '2026-11-25T03:00:00Z',
  last_sent_at: null,
} as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function runSave() {
  const actors = controlledActors();
  const machine = saveSearchMachine.provide({ actors: { save: actors.hold<SaveResult, SearchDraft>('save') } });
  return { ...actors, saving: createActor(machine).start() };
}

describe('saveSearchMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
      const { saving, answer, refuse, inputOf } = runSave();
      await path.test({
        events: {
          SAVE: () => {
            saving.send({ type: 'SAVE', draft });
            expect(inputOf('save')).toEqual(draft);
          },
          CLOSE: () => saving.send({ type: 'CLOSE' }),
          SAVED: () => answer('save', { kind: 'saved', search, isNew: true }),
          MAILED: () => answer('save', { kind: 'mailed' }),
          REFUSED: () => refuse('save', new Error('refused')),
        },
        states: { '*': ({ value }) => expect(saving.getSnapshot().value).toBe(value) },
      });
    },
  );

  it('shows why it was refused until the next try, and what was saved', async () => {
    const { saving, answer, refuse } = runSave();
    saving.send({ type: 'SAVE', draft });
    const refusal = new Error('refused');
    await refuse('save', refusal);
    expect(saving.getSnapshot().context).toEqual({ draft, refusal, result: undefined });
    saving.send({ type: 'SAVE', draft });
    expect(saving.getSnapshot().context.refusal).toBeUndefined();
    await answer('save', { kind: 'saved', search, isNew: false });
    expect(saving.getSnapshot().context.result).toEqual({ kind: 'saved', search, isNew: false });
  });
});
