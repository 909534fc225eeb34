import * as messages from '@messages/app/officeImports';
import { Soft } from '../../../ui/Layout';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { wholeNumber } from '../../../ui/wholeNumber';
import type { FoundImport } from '../importMachine';
import { counted } from '../importLabels';
import type { ImportRun } from '../useImport';
import { ErrorsButton } from './ErrorsButton';
import { ImportRows } from './ImportRows';
import { Counts, StepActions } from './stepParts';

/** The checked rows: what can be brought in, and what has to be corrected before. */
export function ReadyStep({ run, found }: { run: ImportRun; found: FoundImport }) {
  const { good, warned, bad } = found.rows;
  const fit = good + warned;
  return (
    <>
      <Counts>
        <li>{messages.canBeBroughtIn(wholeNumber.format(fit))}</li>
        {warned > 0 && <li>{messages.haveWarnings(...counted(warned))}</li>}
        {bad > 0 && <li>{messages.haveErrors(...counted(bad))}</li>}
      </Counts>
      <Soft>{fit === 0 ? messages.nothingCanBeBroughtIn : messages.nothingIsSent}</Soft>
      {bad > 0 && <Soft>{messages.rowsWithErrorsStay}</Soft>}
      <StepActions>
        {fit > 0 && (
          <OfficeButton disabled={run.isBusy} onClick={run.start}>
            {messages.ofKind[found.kind].bringIn(...counted(fit))}
          </OfficeButton>
        )}
        {/* a table that was made here has no columns to choose */}
        {found.encoding !== null && (
          <OfficeButton $kind="quiet" disabled={run.isBusy} onClick={run.back}>
            {messages.backToColumns}
          </OfficeButton>
        )}
        {bad > 0 && <ErrorsButton found={found} />}
      </StepActions>
      <ImportRows found={found} tabs={['bad', 'warned', 'good']} onMended={run.mended} />
    </>
  );
}
