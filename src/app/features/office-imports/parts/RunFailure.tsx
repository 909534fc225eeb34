import * as messages from '@messages/app/officeImports';
import { codeOf, errorMessage, shownError } from '../../../api/apiError';
import { Stack } from '../../../ui/Layout';
import { GroupError } from '../../../ui/GroupError';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import type { ImportRun } from '../useImport';

/** Why the last request failed: what is kept, and what to do. */
export function RunFailure({ run: { failure, canRetry, isBusy, retry } }: { run: ImportRun }) {
  const shown = shownError(failure);
  if (!shown) return null;
  const isAway = shown.away && canRetry;
  return (
    <Stack $gap={8} role="alert">
      <GroupError>{wordsOf(failure, shown.away, canRetry)}</GroupError>
      {isAway && (
        <div>
          <OfficeButton $kind="quiet" disabled={isBusy} onClick={retry}>
            {messages.tryAgain}
          </OfficeButton>
        </div>
      )}
    </Stack>
  );
}

function wordsOf(failure: unknown, isAway: boolean, canRetry: boolean): string {
  if (codeOf(failure) === 'stale') return messages.changedByAnother;
  if (!isAway) return errorMessage(failure);
  return `${errorMessage(failure)} ${canRetry ? messages.choicesAreKept : messages.weKeepAsking}`;
}
