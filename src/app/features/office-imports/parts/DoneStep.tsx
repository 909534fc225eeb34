import * as messages from '@messages/app/officeImports';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Soft } from '../../../ui/Layout';
import { ownDay } from '../../../ui/days';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { wholeNumber } from '../../../ui/wholeNumber';
import type { FoundImport } from '../importMachine';
import { type RowTab, counted } from '../importLabels';
import type { ImportRun } from '../useImport';
import { ErrorsButton } from './ErrorsButton';
import { ImportRows } from './ImportRows';
import { PhotosPart } from './PhotosPart';
import { Bullets, Counts, StepActions } from './stepParts';

interface DoneStepProps {
  run: ImportRun;
  found: FoundImport;
}

/** What was brought in. Rows with errors can still be corrected, and all of it can be undone. */
export function DoneStep({ run, found }: DoneStepProps) {
  const { good, warned, bad, done } = found.rows;
  const words = messages.ofKind[found.kind];
  const more = good + warned;
  const tabs: RowTab[] = ['done', 'bad', ...(['warned', 'good'] as const).filter((tab) => found.rows[tab] > 0)];
  return (
    <>
      <Counts>
        <li>{words.areBroughtIn(...counted(done))}</li>
        <Outcomes found={found} />
        {bad > 0 && <li>{messages.haveErrors(...counted(bad))}</li>}
      </Counts>
      {bad > 0 && <Soft>{messages.rowsWithErrorsStay}</Soft>}
      {more + bad > 0 && (
        <StepActions>
          {more > 0 && (
            <OfficeButton disabled={run.isBusy} onClick={run.start}>
              {words.bringInMore(...counted(more))}
            </OfficeButton>
          )}
          {bad > 0 && <ErrorsButton found={found} />}
        </StepActions>
      )}
      {found.outcomes.made > 0 && <Soft>{words.whatFollows}</Soft>}
      {found.kind === 'listings' && done > 0 && <PhotosPart id={found.id} />}
      {found.undo_by !== null && <Undo run={run} found={found} until={found.undo_by} />}
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

function Undo({ run, found, until }: DoneStepProps & { until: string }) {
  const [isAsked, setAsked] = useState(false);
  const [now] = useState(() => Date.now());
  const day = ownDay(until);
  const words = messages.ofKind[found.kind];
  if (now > Date.parse(until)) return <Soft>{words.undoIsOver(day)}</Soft>;
  return (
    <StepActions>
      <OfficeButton $kind="quiet" disabled={run.isBusy} onClick={() => setAsked(true)}>
        {messages.undoAll}
      </OfficeButton>
      <Soft>{messages.undoUntil(day)}</Soft>
      {isAsked && (
        <ConfirmDialog
          title={messages.undoTitle(found.file_name)}
          action={messages.undoAll}
          wayBack={words.keepThem}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            run.undo();
          }}
        >
          <Bullets>
            <li>{words.madeIsDeleted}</li>
            <li>{words.changedGetsItsValues}</li>
            <li>{words.touchedIsKept}</li>
          </Bullets>
        </ConfirmDialog>
      )}
    </StepActions>
  );
}
