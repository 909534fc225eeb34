import * as messages from '@messages/app/problemReport';
import { X } from 'lucide-react';
import { useEffect, useId } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../ui/Button';
import { DialogBox, DialogHead, DialogTitle } from '../../ui/DialogBox';
import { useModal } from '../../ui/useModal';
import { ErrorNotice } from './parts/ErrorNotice';
import { RecordingPill } from './parts/RecordingPill';
import { ReviewStep } from './parts/ReviewStep';
import { SentStep } from './parts/SentStep';
import { WriteStep } from './parts/WriteStep';
import type { AboutBrowser, Reporting } from './useProblemReport';

interface ProblemReportProps {
  report: Reporting;
  /** Accounts have an address that we know. */
  loggedIn: boolean;
  about: AboutBrowser;
}

/** The form of a report, the pill while steps are recorded, or the notice after an error; nothing otherwise. */
export function ProblemReport({ report, loggedIn, about }: ProblemReportProps) {
  switch (report.view) {
    case 'closed':
      return null;
    case 'noticed':
      return <ErrorNotice onReport={report.write} onDismiss={report.close} />;
    case 'recording':
    case 'finishing':
      return <RecordingPill busy={report.view === 'finishing'} onFinish={report.finish} />;
    default:
      return <ReportDialog report={report} loggedIn={loggedIn} about={about} />;
  }
}

const titles: Readonly<Record<string, string>> = {
  reviewing: messages.thisIsWhatWouldBeSent,
  sending: messages.thisIsWhatWouldBeSent,
  failed: messages.thisIsWhatWouldBeSent,
  sent: messages.thankYou,
};

function ReportDialog({ report, loggedIn, about }: ProblemReportProps) {
  const id = useId();
  const dialog = useModal();
  const { view, close } = report;
  useEffect(
    () => () => {
      // the button that opened it, such as the pill's, may be gone
      setTimeout(() => {
        if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
      });
    },
    [],
  );
  const isWriting = view === 'writing' || view === 'starting' || view === 'collecting';
  return (
    <Box
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <DialogHead>
        <DialogTitle id={id}>{titles[view] ?? messages.reportAProblem}</DialogTitle>
        <IconButton aria-label={messages.close} onClick={close}>
          <X size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </DialogHead>
      {isWriting && <WriteStep report={report} loggedIn={loggedIn} />}
      {(view === 'reviewing' || view === 'sending' || view === 'failed') && (
        <ReviewStep report={report} about={about} />
      )}
      {view === 'sent' && <SentStep onClose={close} />}
    </Box>
  );
}

const Box = styled(DialogBox)`
  width: min(40rem, calc(100vw - 2rem));
  overflow-y: auto;
`;
