import { beginningOf } from '@contract/beginningOf';
import { reportLimits } from '@contract/reportLimits';
import { redactSecrets } from '@contract/secrets';
import * as messages from '@messages/app/problemReport';
import { problemReportsApi } from '../../api/endpoints/problemReportsApi';
import { toastAdded } from '../../flow/toastsSlice';
import { type NoticedError, noticedErrors } from '../../platform/noticedErrors';
import { buildId, recordsSessions } from '../../platform/pageSettings';
import { recordingMark } from '../../platform/recordingMark';
import { isRecordingSession, startSessionRecording } from '../sessionRecording';
import type { AppStore } from '../../session/storeHooks';
import { describeError, isOurError } from './browserErrors';
import type { ReportCommands } from './reportHost';

/** How many errors of one document are counted: a loop of errors is one fault. */
const mostCounted = 5;

/** The path and query of the page, without secrets. */
const currentPage = () =>
  beginningOf(redactSecrets(window.location.pathname + window.location.search), reportLimits.page);

let started = false;

/** Opens the form wherever a `ReportProblem` is pressed, offers it once per document after an error and wherever a boundary
 * caught one, and counts errors. */
export function startReporting(store: AppStore): void {
  if (started) return;
  started = true;
  let host: Promise<ReportCommands> | undefined;
  const loadHost = () => {
    host ??= import(/* webpackChunkName: "problem-report" */ './reportHost').then(({ showHost }) => showHost(store));
    host.catch(() => (host = undefined));
    return host;
  };
  const subject = (error: string) => ({ page: currentPage(), error, recorded: isRecordingSession() });
  const open = async (error: string) => {
    const about = subject(error);
    try {
      (await loadHost()).open(about);
    } catch {
      store.dispatch(toastAdded('bad', messages.couldNotOpen));
    }
  };
  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.dataset.reportProblem === undefined) return;
      // a dialog is closed by its form
      if (!form.closest('dialog')) event.preventDefault();
      void open('');
    },
    true,
  );
  watchErrors(store, (error) => {
    const about = subject(error);
    void loadHost().then(
      ({ notice }) => notice(about),
      () => undefined,
    );
  });
  if (recordsSessions()) void startSessionRecording();
  // steps are recorded for a report, and the document was replaced by another
  if (recordingMark.isSet())
    void loadHost().then(
      ({ resume }) => resume(subject('')),
      () => undefined,
    );
}

/** Counts our errors; offers to report the first of the document, and each that a boundary caught. */
function watchErrors(store: AppStore, offer: (error: string) => void): void {
  const counted = new Set<string>();
  let noticed = false;
  const count = (words: string) => {
    if (counted.has(words) || counted.size >= mostCounted) return;
    counted.add(words);
    const { initiate } = problemReportsApi.endpoints.countBrowserError;
    void store.dispatch(initiate({ build: buildId() }, { track: false }));
  };
  const failed = (error: unknown, source: string, isCaught: boolean) => {
    if (!isOurError(error, source)) return;
    const words = describeError(error);
    count(words);
    if (noticed && !isCaught) return;
    noticed ||= !isCaught;
    offer(words);
  };
  const hear = (error: NoticedError) => {
    if ('caught' in error) failed(error.error, '', true);
    else if ('reason' in error) failed(error.reason, '', false);
    else failed(error.error ?? error.message, error.filename, false);
  };
  noticedErrors.hear = hear;
  noticedErrors.waiting.splice(0).forEach(hear);
}
