import * as messages from '@messages/app/officeImports';
import { useState } from 'react';
import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Soft } from '../../../ui/Layout';
import { ownDay } from '../../../ui/days';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { wholeNumber } from '../../../ui/wholeNumber';
import type { FoundImport } from '../importMachine';
import { type RowTab, counted } from '../importLabels';
import type { ImportRun } from '../useImport';
import { ImportRows } from './ImportRows';
import { Counts, StepActions } from './stepParts';

interface DoneStepProps {
  run: ImportRun;
  found: FoundImport;
}

/** What was brought in. Rows with errors can still be corrected, and all of it can be undone. */
export function DoneStep({ run, found }: DoneStepProps) {
  const { good, warned, bad, done } = found.rows;
  const more = good + warned;
  const tabs: RowTab[] = ['done', 'bad', ...(['warned', 'good'] as const).filter((tab) => found.rows[tab] > 0)];
  return (
    <>
      <Counts>
        <li>{messages.areBroughtIn(...counted(done))}</li>
        <Outcomes found={found} />
        {bad > 0 && <li>{messages.haveErrors(...counted(bad))}</li>}
      </Counts>
      {bad > 0 && <Soft>{messages.rowsWithErrorsStay}</Soft>}
      {more > 0 && (
        <StepActions>
          <OfficeButton disabled={run.isBusy} onClick={run.start}>
            {messages.bringInMore(...counted(more))}
          </OfficeButton>
        </StepActions>
      )}
      {found.outcomes.made > 0 && <Soft>{messages.draftsAreHidden}</Soft>}
      {found.undo_by !== null && <Undo run={run} fileName={found.file_name} until={found.undo_by} />}
      <ImportRows found={found} tabs={tabs} onMended={run.mended} />
    </>
  );
}

function Outcomes({ found: { outcomes } }: Pick<DoneStepProps, 'found'>) {
  const { made, changed, same } = outcomes;
  return (
    <>
      {made > 0 && <li>{messages.areMade(wholeNumber.format(made))}</li>}
      {changed > 0 && <li>{messages.areChanged(wholeNumber.format(changed))}</li>}
      {same > 0 && <li>{messages.areTheSame(wholeNumber.format(same))}</li>}
    </>
  );
}

function Undo({ run, fileName, until }: { run: ImportRun; fileName: string; until: string }) {
  const [isAsked, setAsked] = useState(false);
  const [now] = useState(() => Date.now());
  const day = ownDay(until);
  if (now > Date.parse(until)) return <Soft>{messages.undoIsOver(day)}</Soft>;
  return (
    <StepActions>
      <OfficeButton $kind="quiet" disabled={run.isBusy} onClick={() => setAsked(true)}>
        {messages.undoAll}
      </OfficeButton>
      <Soft>{messages.undoUntil(day)}</Soft>
      {isAsked && (
        <ConfirmDialog
          title={messages.undoTitle(fileName)}
          action={messages.undoAll}
          wayBack={messages.keepThem}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            run.undo();
          }}
        >
          <Consequences>
            <li>{messages.madeIsDeleted}</li>
            <li>{messages.changedGetsItsValues}</li>
            <li>{messages.touchedIsKept}</li>
          </Consequences>
        </ConfirmDialog>
      )}
    </StepActions>
  );
}

const Consequences = styled.ul`
  display: grid;
  gap: ${space[8]};
  padding-left: ${space[16]};
  list-style: disc;
`;
