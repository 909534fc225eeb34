import * as messages from '@messages/app/officeImports';
import { ButtonLink } from '../../../ui/Button';
import { Soft } from '../../../ui/Layout';
import { wholeNumber } from '../../../ui/wholeNumber';
import type { FoundImport } from '../importMachine';
import { counted } from '../importLabels';
import type { ImportRun } from '../useImport';
import { ImportRows } from './ImportRows';
import { Counts } from './stepParts';

/** What was taken back, and what was not, with the reasons. */
export function UndoneStep({ run, found }: { run: ImportRun; found: FoundImport }) {
  const { reversed, kept, failed } = found.rows;
  return (
    <>
      <Counts>
        <li>{messages.takenBack(...counted(reversed))}</li>
        {kept > 0 && <li>{messages.areKept(...counted(kept))}</li>}
        {failed > 0 && <li>{messages.notTakenBack(wholeNumber.format(failed))}</li>}
      </Counts>
      <Soft>{kept + failed > 0 ? messages.ofKind[found.kind].keptSaysWhy : messages.everythingIsBack}</Soft>
      <div>
        <ButtonLink to="/office/imports" $kind="quiet">
          {messages.chooseAnotherFile}
        </ButtonLink>
      </div>
      <ImportRows found={found} tabs={['kept', 'failed', 'reversed']} onMended={run.mended} />
    </>
  );
}
