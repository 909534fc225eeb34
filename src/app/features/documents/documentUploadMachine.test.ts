import { type AnyEventObject, createActor, fromCallback } from 'xstate';
import { promisedModel } from '../../../../test/support/promisedModel';
import { type UploadDraft, documentUploadMachine } from './documentUploadMachine';

const promised = promisedModel('choosing', {
  choosing: { SEND: 'sending' },
  sending: { PROGRESSED: 'sending', UPLOADED: 'choosing', FAILED: 'choosing', CANCEL: 'choosing' },
});

const draft: UploadDraft = { clientId: 'document-1', kind: 'title_search', title: 'Sale deed' };

function runUpload() {
  let report: (event: AnyEventObject) => void = () => undefined;
  const [stopped, cleared] = [jest.fn(), jest.fn()];
  const machine = documentUploadMachine.provide({
    actors: {
      upload: fromCallback<AnyEventObject, UploadDraft>(({ sendBack }) => {
        report = sendBack;
        return stopped;
      }),
    },
    actions: { clear: cleared },
  });
  const uploading = createActor(machine).start();
  return { uploading, stopped, cleared, report: (event: AnyEventObject) => report(event) };
}

describe('documentUploadMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
      const { uploading, report } = runUpload();
      await path.test({
        events: {
          SEND: () => uploading.send({ type: 'SEND', draft }),
          PROGRESSED: () => report({ type: 'PROGRESSED', part: 0.5 }),
          UPLOADED: () => report({ type: 'UPLOADED' }),
          FAILED: () => report({ type: 'FAILED', error: new Error('refused') }),
          CANCEL: () => uploading.send({ type: 'CANCEL' }),
        },
        states: { '*': ({ value }) => expect(uploading.getSnapshot().value).toBe(value) },
      });
    },
  );

  it('cancelling stops the upload, a refusal keeps the draft, and success clears the form', () => {
    const { uploading, stopped, cleared, report } = runUpload();
    uploading.send({ type: 'SEND', draft });
    uploading.send({ type: 'CANCEL' });
    expect(stopped).toHaveBeenCalledTimes(1);
    uploading.send({ type: 'SEND', draft });
    const error = new Error('refused');
    report({ type: 'FAILED', error });
    expect(uploading.getSnapshot().context).toMatchObject({ draft, refusal: error });
    expect(cleared).not.toHaveBeenCalled();
    uploading.send({ type: 'SEND', draft });
    report({ type: 'UPLOADED' });
    expect([cleared.mock.calls.length, uploading.getSnapshot().context.draft]).toEqual([1, undefined]);
  });
});
