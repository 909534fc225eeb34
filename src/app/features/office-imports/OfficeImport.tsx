import type { ImportState } from '@contract/importLimits';
import * as messages from '@messages/app/officeImports';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { shownError, statusOf } from '../../api/apiError';
import { ButtonLink } from '../../ui/Button';
import { Stack } from '../../ui/Layout';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { CloseLink, OfficePage } from '../../ui/office/OfficePage';
import { wholeIn } from '../../ui/office/listAddress';
import { useStepInView } from '../../ui/useStepInView';
import { titleOf } from './importLabels';
import type { FoundImport } from './importMachine';
import { ColumnsStep } from './parts/ColumnsStep';
import { DoneStep } from './parts/DoneStep';
import { ReadyStep } from './parts/ReadyStep';
import { RunFailure } from './parts/RunFailure';
import { UndoneStep } from './parts/UndoneStep';
import { WaitingStep } from './parts/WaitingStep';
import { StepTitle } from './parts/stepParts';
import { type ImportRun, useImport } from './useImport';

const list = '/office/imports';

/** `/office/imports/{id}`: one file, step by step. */
export function OfficeImport() {
  const id = wholeIn(useParams().id ?? '');
  return id === undefined ? <NotFound /> : <OneImport key={id} id={id} />;
}

function NotFound() {
  return (
    <OfficePage>
      <Notice title={messages.fileNotFound} actions={<ButtonLink to={list}>{messages.allFiles}</ButtonLink>}>
        {messages.itsDataIsDeleted}
      </Notice>
    </OfficePage>
  );
}

function OneImport({ id }: { id: number }) {
  const run = useImport(id);
  const { found, step, failure } = run;
  if (statusOf(failure) === 404) return <NotFound />;
  return (
    <OfficePage
      title={found?.file_name ?? messages.aFile}
      actions={<CloseLink to={list} label={messages.closeThisFile} />}
    >
      <QueryView
        what={messages.thisFile}
        data={found}
        failure={shownError(failure)}
        onRetry={run.retry}
        skeleton={<Skeleton $height="30rem" role="status" aria-label={messages.loadingTheFile} />}
      >
        {(loaded) => <Step run={run} found={loaded} step={step ?? loaded.state} />}
      </QueryView>
    </OfficePage>
  );
}

/** No wider than the screen: its tabs scroll by themselves. */
const Steps = styled(Stack)`
  grid-template-columns: minmax(0, 1fr);
`;

interface StepProps {
  run: ImportRun;
  found: FoundImport;
}

function Step({ run, found, step }: StepProps & { step: ImportState }) {
  const title = useStepInView<HTMLHeadingElement>(step);
  const Body = bodies[step];
  return (
    <Steps>
      <StepTitle ref={title} tabIndex={-1}>
        {titleOf(found, step)}
      </StepTitle>
      <RunFailure run={run} />
      <Body run={run} found={found} />
    </Steps>
  );
}

function FailedStep({ found: { failure } }: StepProps) {
  return (
    <>
      <p>{failure}</p>
      <div>
        <ButtonLink to={list}>{messages.chooseAnotherFile}</ButtonLink>
      </div>
    </>
  );
}

const bodies: Readonly<Record<ImportState, (props: StepProps) => React.ReactNode>> = {
  reading: WaitingStep,
  mapping: ColumnsStep,
  checking: WaitingStep,
  ready: ReadyStep,
  importing: WaitingStep,
  done: DoneStep,
  undoing: WaitingStep,
  undone: UndoneStep,
  failed: FailedStep,
};
