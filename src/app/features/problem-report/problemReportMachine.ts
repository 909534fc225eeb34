import type { ProblemReportKind } from '@contract/problemReports';
import type { SessionRecording } from '@contract/sessionRecording';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

/** A recording as one value: DevTools and recordings of this very session show its name instead of its content. */
export class TakenRecording {
  constructor(readonly content: SessionRecording) {}
}

/** What somebody types. */
export interface TypedReport {
  message: string;
  email: string;
}

/** What a report is about, as it was when the form opened. */
export interface ReportSubject {
  page: string;
  /** An error of ours with its stack; empty for a report without one. */
  error: string;
  /** What was typed before, in this tab. */
  typed: TypedReport;
  /** The session was being recorded already, so the last minutes can be sent too. */
  recorded: boolean;
}

/** A report as it is sent, without what the browser says about itself. */
export interface ReportToSend extends TypedReport {
  kind: ProblemReportKind;
  page: string;
  error: string;
  recording: TakenRecording | null;
  clientId: string;
}

interface ReportContext extends Omit<ReportSubject, 'recorded'> {
  /** Recorded without having been asked to. */
  recorded: boolean;
  recording: TakenRecording | null;
  /** Whether the recording is sent too. */
  includes: boolean;
  /** Of what would be sent; a change makes it another report. */
  clientId: string | undefined;
  /** The recording could not be started or read. */
  unrecorded: boolean;
  /** Why it was not sent. */
  refusal: unknown;
}

type ReportEvent =
  | { type: 'OPEN' | 'NOTICE' | 'RESUME'; subject: ReportSubject }
  | { type: 'TYPE'; typed: Partial<TypedReport> }
  | { type: 'INCLUDE'; includes: boolean }
  | { type: 'SEND'; clientId: string }
  | { type: 'WRITE' | 'RECORD' | 'FINISH' | 'REVIEW' | 'CLOSE' };

const nothing: ReportContext = {
  page: '',
  error: '',
  typed: { message: '', email: '' },
  recorded: false,
  recording: null,
  includes: false,
  clientId: undefined,
  unrecorded: false,
  refusal: undefined,
};

/**
 * A report of a problem: written, perhaps with a recording of the steps that lead to it, shown as it would be sent, and
 * sent. An error offers one by a notice first.
 */
export const problemReportMachine = setup({
  types: { context: {} as ReportContext, events: {} as ReportEvent },
  actors: {
    startRecording: unimplementedActor<void, void>('startRecording'),
    /** Returns what was recorded; `stops` ends a recording that was started for this report. */
    takeRecording: unimplementedActor<TakenRecording | null, { stops: boolean }>('takeRecording'),
    send: unimplementedActor<void, ReportToSend>('send'),
  },
  actions: {
    begin: assign(({ event }) => ('subject' in event ? { ...nothing, ...event.subject } : {})),
    storeTyped: assign(({ context, event }) =>
      event.type === 'TYPE' ? { typed: { ...context.typed, ...event.typed }, clientId: undefined } : {},
    ),
    forgetRecording: assign({ recording: null, includes: false, clientId: undefined, unrecorded: false }),
    /** Who recorded on purpose wants to send it; of the last minutes they are asked. */
    storeRecording: assign(({ context, event }) => {
      const recording = 'output' in event ? (event.output as TakenRecording | null) : null;
      return {
        recording,
        includes: recording !== null && !context.recorded,
        unrecorded: recording === null,
        clientId: undefined,
      };
    }),
    noteUnrecorded: assign({ unrecorded: true }),
    storeChoice: assign(({ event }) =>
      event.type === 'INCLUDE' ? { includes: event.includes, clientId: undefined } : {},
    ),
    identify: assign(({ context, event }) => ({
      clientId: context.clientId ?? (event.type === 'SEND' ? event.clientId : undefined),
      refusal: undefined,
    })),
    storeRefusal: assign({ refusal: ({ event }) => ('error' in event ? event.error : undefined) }),
    clear: assign(nothing),
  },
  guards: { hasLastMinutes: ({ context: { recorded, recording } }) => recorded && recording === null },
}).createMachine({
  id: 'problemReport',
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      on: {
        OPEN: { target: 'writing', actions: 'begin' },
        NOTICE: { target: 'noticed', actions: 'begin' },
        RESUME: { target: 'starting', actions: 'begin' },
      },
    },
    noticed: { on: { OPEN: { target: 'writing', actions: 'begin' }, WRITE: 'writing', CLOSE: 'closed' } },
    writing: {
      on: {
        TYPE: { actions: 'storeTyped' },
        RECORD: { target: 'starting', actions: 'forgetRecording' },
        REVIEW: [{ guard: 'hasLastMinutes', target: 'collecting' }, { target: 'reviewing' }],
        CLOSE: 'closed',
      },
    },
    starting: {
      invoke: {
        src: 'startRecording',
        onDone: 'recording',
        onError: { target: 'writing', actions: 'noteUnrecorded' },
      },
    },
    recording: { on: { FINISH: 'finishing', OPEN: 'finishing' } },
    finishing: {
      invoke: {
        src: 'takeRecording',
        input: ({ context }) => ({ stops: !context.recorded }),
        onDone: { target: 'writing', actions: 'storeRecording' },
        onError: { target: 'writing', actions: 'noteUnrecorded' },
      },
    },
    collecting: {
      on: { CLOSE: 'closed' },
      invoke: {
        src: 'takeRecording',
        input: ({ context }) => ({ stops: !context.recorded }),
        onDone: { target: 'reviewing', actions: 'storeRecording' },
        onError: { target: 'reviewing', actions: 'noteUnrecorded' },
      },
    },
    reviewing: {
      on: {
        INCLUDE: { actions: 'storeChoice' },
        WRITE: 'writing',
        SEND: { target: 'sending', actions: 'identify' },
        CLOSE: 'closed',
      },
    },
    sending: {
      on: { CLOSE: 'closed' },
      invoke: {
        src: 'send',
        input: ({ context: { typed, page, error, recording, includes, clientId = '' } }) => ({
          ...typed,
          kind: error === '' ? ('problem' as const) : ('error' as const),
          page,
          error,
          recording: includes ? recording : null,
          clientId,
        }),
        onDone: { target: 'sent', actions: 'clear' },
        onError: { target: 'failed', actions: 'storeRefusal' },
      },
    },
    failed: {
      on: {
        INCLUDE: { actions: 'storeChoice' },
        WRITE: 'writing',
        SEND: { target: 'sending', actions: 'identify' },
        CLOSE: 'closed',
      },
    },
    sent: { on: { CLOSE: 'closed' } },
  },
});
