import type { OpenedDocuments } from '@contract/documents';
import { createActor } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import { checkInterval, documentReaderMachine } from './documentReaderMachine';

const promised = promisedModel('opening', {
  opening: { OPENED: 'reading', GONE: 'ended', REFUSED: 'failed' },
  failed: { RETRY: 'opening' },
  reading: { SHOW: 'reading', PAGE_FAILED: 'checking', TIME: 'checking' },
  checking: { SHOW: 'checking', WORKS: 'reading', UNREACHABLE: 'reading', REVOKED: 'ended' },
  ended: {},
});

const opened: OpenedDocuments = {
  opening_token: 'an opening of the link',
  property: { id: 5, title: 'Courtyard house' },
  name: 'Asha',
  email: 'asha@people.example',
  expires_at: '2026-12-02T06:00:00Z',
  documents: [{ id: 8, kind: 'title_search', title: 'Sale deed', pages: 2 }],
};
const refusal = (ended?: 'revoked' | 'unknown') => ({ ended, error: new Error('refused') }) as never;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function runReader() {
  const actors = controlledActors();
  const machine = documentReaderMachine.provide({
    actors: { open: actors.hold<OpenedDocuments, string>('open'), check: actors.hold<undefined, string>('check') },
  });
  return { ...actors, reader: createActor(machine, { input: { token: 'a token' } }).start() };
}

describe('documentReaderMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
      const { reader, answer, refuse, inputOf } = runReader();
      await path.test({
        events: {
          OPENED: () => answer('open', opened),
          GONE: () => refuse('open', refusal('unknown')),
          REFUSED: () => refuse('open', refusal()),
          RETRY: () => reader.send({ type: 'RETRY' }),
          SHOW: () => reader.send({ type: 'SHOW', document: 8, page: 2 }),
          PAGE_FAILED: () => reader.send({ type: 'PAGE_FAILED' }),
          TIME: () => jest.advanceTimersByTime(checkInterval),
          WORKS: async () => {
            expect(inputOf('check')).toBe(opened.opening_token);
            await answer('check', undefined);
          },
          UNREACHABLE: () => refuse('check', refusal()),
          REVOKED: () => refuse('check', refusal('revoked')),
        },
        states: { '*': ({ value }) => expect(reader.getSnapshot().value).toBe(value) },
      });
    },
  );

  it('R42 an open page looks every ten seconds, and keeps nothing of the documents once the link is revoked', async () => {
    expect(checkInterval).toBeLessThan(30_000);
    const { reader, answer, refuse } = runReader();
    await answer('open', opened);
    reader.send({ type: 'SHOW', document: 8, page: 2 });
    expect(reader.getSnapshot().context).toMatchObject({ opened, document: 8, page: 2 });
    jest.advanceTimersByTime(checkInterval);
    await refuse('check', refusal('revoked'));
    expect(reader.getSnapshot().context).toMatchObject({ opened: undefined, refusal: { ended: 'revoked' } });
  });
});
