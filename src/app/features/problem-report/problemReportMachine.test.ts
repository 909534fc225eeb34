import { createActor } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import { type ReportSubject, type ReportToSend, TakenRecording, problemReportMachine } from './problemReportMachine';

const promised = promisedModel('closed', {
  closed: { OPEN: 'writing', NOTICE: 'noticed', RESUME: 'starting' },
  noticed: { OPEN: 'writing', WRITE: 'writing', CLOSE: 'closed' },
  writing: { TYPE: 'writing', RECORD: 'starting', REVIEW: 'reviewing', CLOSE: 'closed' },
  starting: { STARTED: 'recording', NOT_STARTED: 'writing' },
  recording: { FINISH: 'finishing', OPEN: 'finishing' },
  finishing: { TAKEN: 'writing', NOT_TAKEN: 'writing' },
  reviewing: { INCLUDE: 'reviewing', WRITE: 'writing', SEND: 'sending', CLOSE: 'closed' },
  sending: { SENT: 'sent', REFUSED: 'failed', CLOSE: 'closed' },
  failed: { INCLUDE: 'failed', WRITE: 'writing', SEND: 'sending', CLOSE: 'closed' },
  sent: { CLOSE: 'closed' },
});

const subject: ReportSubject = {
  page: '/properties',
  error: '',
  typed: { message: 'It stays empty.', email: '' },
  recorded: false,
};
const recording = new TakenRecording({
  format: 'aangan-session',
  version: 1,
  build: 'b',
  startedAt: '2026-11-25T10:00:00.000Z',
  path: '/properties',
  initialState: {},
  entries: [],
  finalState: {},
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function runReport() {
  const actors = controlledActors();
  const machine = problemReportMachine.provide({
    actors: {
      startRecording: actors.hold<void, void>('startRecording'),
      takeRecording: actors.hold<TakenRecording | null, { stops: boolean }>('takeRecording'),
      send: actors.hold<void, ReportToSend>('send'),
    },
  });
  const report = createActor(machine).start();
  const context = () => report.getSnapshot().context;
  const state = () => report.getSnapshot().value;
  return { ...actors, report, context, state };
}

describe('problemReportMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
      const { report, answer, refuse, state } = runReport();
      await path.test({
        events: {
          OPEN: () => report.send({ type: 'OPEN', subject }),
          NOTICE: () => report.send({ type: 'NOTICE', subject }),
          RESUME: () => report.send({ type: 'RESUME', subject }),
          WRITE: () => report.send({ type: 'WRITE' }),
          TYPE: () => report.send({ type: 'TYPE', typed: { message: 'Again.' } }),
          RECORD: () => report.send({ type: 'RECORD' }),
          FINISH: () => report.send({ type: 'FINISH' }),
          REVIEW: () => report.send({ type: 'REVIEW' }),
          INCLUDE: () => report.send({ type: 'INCLUDE', includes: false }),
          SEND: () => report.send({ type: 'SEND', clientId: 'client-01' }),
          CLOSE: () => report.send({ type: 'CLOSE' }),
          STARTED: () => answer('startRecording', undefined),
          NOT_STARTED: () => refuse('startRecording', new Error('offline')),
          TAKEN: () => answer('takeRecording', recording),
          NOT_TAKEN: () => refuse('takeRecording', new Error('full')),
          SENT: () => answer('send', undefined),
          REFUSED: () => refuse('send', new Error('offline')),
        },
        states: { '*': ({ value }) => expect(state()).toBe(value) },
      });
    },
  );

  it('keeps what was typed while it records, and sends a recording made on purpose', async () => {
    const { report, answer, inputOf, context } = runReport();
    report.send({ type: 'OPEN', subject });
    report.send({ type: 'TYPE', typed: { message: 'The map jumps.' } });
    report.send({ type: 'RECORD' });
    await answer('startRecording', undefined);
    report.send({ type: 'FINISH' });
    expect(inputOf('takeRecording')).toEqual({ stops: true });
    await answer('takeRecording', recording);
    expect(context()).toMatchObject({ typed: { message: 'The map jumps.', email: '' }, recording, includes: true });
    report.send({ type: 'REVIEW' });
    report.send({ type: 'SEND', clientId: 'client-01' });
    expect(inputOf('send')).toEqual({
      kind: 'problem',
      message: 'The map jumps.',
      email: '',
      page: '/properties',
      error: '',
      recording,
      clientId: 'client-01',
    });
  });

  it('shows the last minutes where they were recorded anyway, and sends them only when chosen', async () => {
    const { report, answer, inputOf, context, state } = runReport();
    report.send({ type: 'OPEN', subject: { ...subject, recorded: true } });
    report.send({ type: 'REVIEW' });
    expect([state(), inputOf('takeRecording')]).toEqual(['collecting', { stops: false }]);
    await answer('takeRecording', recording);
    expect([state(), context().recording, context().includes]).toEqual(['reviewing', recording, false]);
    report.send({ type: 'SEND', clientId: 'client-01' });
    expect(inputOf('send')).toMatchObject({ recording: null });
    report.send({ type: 'CLOSE' });
    report.send({ type: 'OPEN', subject: { ...subject, recorded: true } });
    report.send({ type: 'REVIEW' });
    await answer('takeRecording', recording);
    report.send({ type: 'INCLUDE', includes: true });
    report.send({ type: 'SEND', clientId: 'client-02' });
    expect(inputOf('send')).toMatchObject({ recording });
  });

  it('goes on without the last minutes when they cannot be read', async () => {
    const { report, refuse, context, state } = runReport();
    report.send({ type: 'OPEN', subject: { ...subject, recorded: true } });
    report.send({ type: 'REVIEW' });
    await refuse('takeRecording', new Error('full'));
    expect([state(), context().unrecorded]).toEqual(['reviewing', true]);
  });

  it('the same report keeps its id when it is sent again, a changed one gets another', async () => {
    const { report, refuse, inputOf } = runReport();
    const sendAs = async (clientId: string) => {
      report.send({ type: 'SEND', clientId });
      const sent = inputOf('send');
      await refuse('send', new Error('offline'));
      return (sent as ReportToSend).clientId;
    };
    report.send({ type: 'OPEN', subject });
    report.send({ type: 'REVIEW' });
    expect(await sendAs('client-01')).toBe('client-01');
    expect(await sendAs('client-02')).toBe('client-01');
    report.send({ type: 'WRITE' });
    report.send({ type: 'TYPE', typed: { message: 'Again.' } });
    report.send({ type: 'REVIEW' });
    expect(await sendAs('client-03')).toBe('client-03');
    report.send({ type: 'INCLUDE', includes: true });
    expect(await sendAs('client-04')).toBe('client-04');
  });

  it('an error makes a report of its kind, and nothing of a sent one is left', async () => {
    const { report, answer, inputOf, context } = runReport();
    report.send({ type: 'NOTICE', subject: { ...subject, error: 'TypeError: x' } });
    report.send({ type: 'WRITE' });
    report.send({ type: 'REVIEW' });
    report.send({ type: 'SEND', clientId: 'client-01' });
    expect(inputOf('send')).toMatchObject({ kind: 'error', error: 'TypeError: x' });
    await answer('send', undefined);
    expect(context()).toMatchObject({ typed: { message: '', email: '' }, error: '', recording: null });
  });

  it('ignores an error while a report is being written or recorded', async () => {
    const { report, answer, state, context } = runReport();
    const other = { ...subject, error: 'TypeError: other' };
    report.send({ type: 'OPEN', subject });
    report.send({ type: 'NOTICE', subject: other });
    expect([state(), context().error]).toEqual(['writing', '']);
    report.send({ type: 'RECORD' });
    await answer('startRecording', undefined);
    report.send({ type: 'NOTICE', subject: other });
    expect([state(), context().error]).toEqual(['recording', '']);
  });
});
