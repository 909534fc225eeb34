import { reportLimits } from '@contract/reportLimits';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { problemReportsApi } from '../../api/endpoints/problemReportsApi';
import { ProblemReport } from '../../features/problem-report/ProblemReport';
import type { ReportSubject, ReportToSend } from '../../features/problem-report/problemReportMachine';
import {
  type AboutBrowser,
  type Reporting,
  type ReportPorts,
  typedBefore,
  useProblemReport,
} from '../../features/problem-report/useProblemReport';
import { buildId } from '../../platform/pageSettings';
import { selectIsLoggedIn } from '../../session/sessionSlice';
import type { AppStore } from '../../session/storeHooks';
import { startSessionRecording, stopSessionRecording, takeSessionRecording } from '../sessionRecording';

type Asked = Omit<ReportSubject, 'typed'>;

/** What can be asked of the form from outside. */
export type ReportCommands = Record<'open' | 'notice' | 'resume', (asked: Asked) => void>;

const aboutBrowser = (): AboutBrowser => ({
  browser: navigator.userAgent.slice(0, reportLimits.browser),
  viewport: `${window.innerWidth} × ${window.innerHeight}`,
  build: buildId(),
});

const portsOf = (store: AppStore): ReportPorts => ({
  startRecording: startSessionRecording,
  stopRecording: stopSessionRecording,
  takeRecording: takeSessionRecording,
  send: async ({ recording, clientId, ...report }: ReportToSend) => {
    const { initiate } = problemReportsApi.endpoints.sendProblemReport;
    const whole = {
      ...report,
      ...aboutBrowser(),
      client_id: clientId,
      ...(recording && { recording: recording.content }),
    };
    await store.dispatch(initiate(() => whole, { track: false })).unwrap();
  },
});

interface HostProps {
  store: AppStore;
  onReady: (report: Reporting) => void;
}

function Host({ store, onReady }: HostProps) {
  const [ports] = useState(() => portsOf(store));
  const report = useProblemReport(ports);
  useEffect(() => onReady(report));
  return <ProblemReport report={report} loggedIn={selectIsLoggedIn(store.getState())} about={aboutBrowser()} />;
}

/** Shows the form beside the app, in a root of its own: it must work when the app has failed, and outlive its screens. */
export function showHost(store: AppStore): Promise<ReportCommands> {
  const place = document.body.appendChild(document.createElement('div'));
  return new Promise((resolve) => {
    let latest: Reporting | undefined;
    const command = (name: keyof ReportCommands) => (asked: Asked) =>
      latest?.[name]({ ...asked, typed: typedBefore() });
    const onReady = (report: Reporting) => {
      latest = report;
      resolve({ open: command('open'), notice: command('notice'), resume: command('resume') });
    };
    createRoot(place).render(<Host store={store} onReady={onReady} />);
  });
}
