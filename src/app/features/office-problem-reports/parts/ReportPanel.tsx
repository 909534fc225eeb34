import type { ProblemReport } from '@contract/problemReports';
import * as messages from '@messages/app/officeProblemReports';
import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import styled from 'styled-components';
import { errorMessage } from '../../../api/apiError';
import { useChangeProblemReportMutation } from '../../../api/endpoints/officeProblemReportsApi';
import { color, radius, size, space } from '../../../theme/tokens';
import { Stack } from '../../../ui/Layout';
import { ownMoment } from '../../../ui/days';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { CloseLink, Detail, DetailHead, FactList } from '../../../ui/office/OfficePage';
import { Status } from '../../../ui/office/Status';
import { kindLabels, summaryOf } from '../reportLabels';
import { ReportedRecording } from './ReportedRecording';

/** One report: what was written, where, and the recorded steps. */
export function ReportPanel({ report, close }: { report: ProblemReport; close: To }) {
  const panel = useRef<HTMLElement>(null);
  const { id, version, message, error, handled_at: handled, account, email } = report;
  useEffect(() => panel.current?.focus({ preventScroll: true }), [id]);
  const [change, { isLoading, error: refusal }] = useChangeProblemReportMutation();
  return (
    <Detail ref={panel} tabIndex={-1} aria-label={messages.theOpenReport}>
      <CloseLink to={close} label={messages.closeThisReport} />
      <Stack $gap={24}>
        <DetailHead>
          <h2>{summaryOf(report)}</h2>
          <Status tone={handled ? 'quiet' : 'waiting'}>{handled ? messages.handled : messages.open}</Status>
        </DetailHead>
        {message && <Written>{message}</Written>}
        <FactList
          facts={[
            [messages.kind, kindLabels[report.kind]],
            [messages.sent, ownMoment(report.created_at)],
            [messages.page, report.page],
            [messages.build, report.build],
            [messages.browser, report.browser],
            [messages.windowSize, report.viewport],
            [messages.email, email && <a href={`mailto:${email}`}>{email}</a>],
            [messages.account, account && <Link to={`/office/people?open=${account.id}`}>{account.display_name}</Link>],
            [messages.handledAt, handled && ownMoment(handled)],
          ]}
        />
        {error && (
          <Code tabIndex={0} role="region" aria-label={messages.error}>
            {error}
          </Code>
        )}
        {report.steps !== null && <ReportedRecording id={id} />}
        <Stack $gap={8}>
          <div>
            <OfficeButton
              $kind={handled ? 'quiet' : 'primary'}
              aria-disabled={isLoading}
              onClick={() => isLoading || void change({ id, version, handled: !handled })}
            >
              {handled ? messages.openAgain : messages.markAsHandled}
            </OfficeButton>
          </div>
          <Outcome role="status">{isLoading ? messages.saving : refusal ? errorMessage(refusal) : ''}</Outcome>
        </Stack>
      </Stack>
    </Detail>
  );
}

const Written = styled.p`
  white-space: pre-line;
`;
const Code = styled.pre`
  max-height: 14rem;
  margin: 0;
  padding: ${space[12]};
  overflow: auto;
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.raised};
  font-size: ${size[14]};
`;
const Outcome = styled.p`
  min-height: 1.5em;
  color: ${color.claret700};
`;
