import * as messages from '@messages/app/officeImports';
import { Soft, VisuallyHidden } from '../../../ui/Layout';
import { wholeNumber } from '../../../ui/wholeNumber';
import type { FoundImport } from '../importMachine';
import { titleOf } from '../importLabels';
import { StepBar } from './stepParts';

/** How far the server is. Its words for screen readers come by quarters, not with every row. */
export function WaitingStep({ found }: { found: FoundImport }) {
  const { state, through } = found;
  const { total } = found.rows;
  const done = Math.min(through, total);
  // while a file is read, nobody knows its rows
  const isCounted = state !== 'reading' && total > 0;
  return (
    <>
      <StepBar aria-label={titleOf(found, state)} {...(isCounted && { max: total, value: done })} />
      <p>
        {isCounted ? messages.throughOf(wholeNumber.format(done), wholeNumber.format(total)) : messages.states[state]}
      </p>
      <VisuallyHidden role="status">{isCounted && messages.partsDone[Math.floor((4 * done) / total)]}</VisuallyHidden>
      <Soft>{messages.youCanLeave}</Soft>
    </>
  );
}
