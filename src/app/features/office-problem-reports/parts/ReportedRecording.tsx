import type { SessionRecording } from '@contract/sessionRecording';
import * as messages from '@messages/app/officeProblemReports';
import { useMemo } from 'react';
import styled from 'styled-components';
import { shownError } from '../../../api/apiError';
import { useGetReportRecordingQuery } from '../../../api/endpoints/officeProblemReportsApi';
import { timelineOf } from '../../../flow/sessionTimeline';
import { saveFile } from '../../../platform/saveFile';
import { color } from '../../../theme/tokens';
import { Stack } from '../../../ui/Layout';
import { QueryView } from '../../../ui/QueryView';
import { RawJson } from '../../../ui/RawJson';
import { Skeleton } from '../../../ui/Skeleton';
import { Timeline } from '../../../ui/Timeline';
import { ownMoment } from '../../../ui/days';
import { OfficeButton } from '../../../ui/office/OfficeControls';

/** The recording of a report as steps, and as a file for `npm run replay`. */
export function ReportedRecording({ id }: { id: number }) {
  const { currentData, error, refetch } = useGetReportRecordingQuery(id);
  return (
    <QueryView
      what={messages.theRecording}
      data={currentData}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Skeleton $height="20rem" role="status" aria-label={messages.loadingTheRecording} />}
    >
      {(recording) => <Recorded id={id} recording={recording} />}
    </QueryView>
  );
}

function Recorded({ id, recording }: { id: number; recording: SessionRecording }) {
  const steps = useMemo(() => timelineOf(recording), [recording]);
  const file = `problem-report-${id}.json`;
  const download = () => saveFile(new Blob([JSON.stringify(recording)], { type: 'application/json' }), file);
  return (
    <Stack $gap={8}>
      <Hint>{messages.startedAt(ownMoment(recording.startedAt))}</Hint>
      <Timeline label={messages.stepsOfTheRecording} steps={steps} />
      <RawJson label={messages.asJson} value={recording} />
      <div>
        <OfficeButton $kind="quiet" onClick={download}>
          {messages.download}
        </OfficeButton>
      </div>
      <Hint>{messages.replayIt(file)}</Hint>
    </Stack>
  );
}

const Hint = styled.p`
  color: ${color.ink500};
`;
