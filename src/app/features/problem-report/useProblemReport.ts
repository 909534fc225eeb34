import type { SessionRecording } from '@contract/sessionRecording';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '../../flow/useMachine';
import { formDraft } from '../../platform/formDraft';
import { recordingMark } from '../../platform/recordingMark';
import { newClientId } from '../../platform/viewer';
import {
  type ReportSubject,
  type ReportToSend,
  TakenRecording,
  type TypedReport,
  problemReportMachine,
} from './problemReportMachine';

/** The recorder and the network, which the app's root has. */
export interface ReportPorts {
  startRecording: () => Promise<void>;
  stopRecording: () => void;
  takeRecording: () => Promise<SessionRecording | null>;
  send: (report: ReportToSend) => Promise<void>;
}

/** What the browser says about itself in a report. */
export interface AboutBrowser {
  browser: string;
  viewport: string;
  build: string;
}

const draft = 'problem-report';

/** What was typed in this tab and not sent. */
export function typedBefore(): TypedReport {
  const { message = '', email = '' } = formDraft.read(draft);
  return { message, email };
}

/** Runs a report: keeps what is typed until it is sent, and remembers through a reload that steps are recorded. */
export function useProblemReport({ startRecording, stopRecording, takeRecording, send }: ReportPorts) {
  const machine = useMemo(
    () =>
      problemReportMachine.provide({
        actors: {
          startRecording: fromPromise<void, void>(() => startRecording()),
          takeRecording: fromPromise<TakenRecording | null, { stops: boolean }>(async ({ input: { stops } }) => {
            const taken = await takeRecording();
            if (stops) stopRecording();
            return taken && new TakenRecording(taken);
          }),
          send: fromPromise<void, ReportToSend>(({ input }) => send(input)),
        },
      }),
    [startRecording, stopRecording, takeRecording, send],
  );
  const [{ value, context }, tell] = useMachine(machine);
  useEffect(() => {
    if (value === 'recording') recordingMark.set();
    else if (value !== 'closed') recordingMark.clear();
    if (value === 'sent') formDraft.forget(draft);
  }, [value]);
  return {
    view: value,
    ...context,
    open: (subject: ReportSubject) => tell({ type: 'OPEN', subject }),
    notice: (subject: ReportSubject) => tell({ type: 'NOTICE', subject }),
    resume: (subject: ReportSubject) => tell({ type: 'RESUME', subject }),
    type: (typed: Partial<TypedReport>) => {
      formDraft.keep(draft, { ...typed });
      tell({ type: 'TYPE', typed });
    },
    include: (includes: boolean) => tell({ type: 'INCLUDE', includes }),
    send: () => tell({ type: 'SEND', clientId: newClientId() }),
    write: () => tell({ type: 'WRITE' }),
    record: () => tell({ type: 'RECORD' }),
    finish: () => tell({ type: 'FINISH' }),
    review: () => tell({ type: 'REVIEW' }),
    close: () => tell({ type: 'CLOSE' }),
  };
}

export type Reporting = ReturnType<typeof useProblemReport>;
