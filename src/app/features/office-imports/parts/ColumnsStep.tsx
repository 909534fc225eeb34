import * as messages from '@messages/app/officeImports';
import { type FormEvent, useRef, useState } from 'react';
import { fieldErrors } from '../../../api/apiError';
import { Stack } from '../../../ui/Layout';
import { OfficeButton } from '../../../ui/office/OfficeControls';
import { useInvalidFocus } from '../../../ui/useInvalidFocus';
import type { FoundImport, ImportChoice } from '../importMachine';
import { askedCells, doubled, fieldOf, leftOut } from '../importChoice';
import { clipped } from '../rowContent';
import type { ImportRun } from '../useImport';
import { ColumnsTable } from './ColumnsTable';
import { FieldCellsTable } from './FieldCellsTable';
import { SheetForm } from './SheetForm';
import { StepActions, StepNotice } from './stepParts';

interface ColumnsStepProps {
  run: ImportRun;
  found: FoundImport;
}

/** Says which column fills which field, and what the values of a fixed choice mean. */
export function ColumnsStep({ run, found }: ColumnsStepProps) {
  const { choice, failure, isBusy, isChecking } = run;
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<object>();
  useInvalidFocus(form, refusal);
  const errors = { ...errorsOf(found, failure), ...doublesOf(found, choice) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChecking) return;
    if (doubled(found, choice).length > 0) setRefusal({});
    else run.check();
  };
  return (
    <Stack $gap={24}>
      <SheetForm key={`${found.sheet}/${found.header_row}`} found={found} isBusy={isBusy} onRead={run.reread} />
      <form ref={form} onSubmit={submit} noValidate aria-busy={isBusy}>
        <Stack $gap={24}>
          <ColumnsTable found={found} choice={choice} errors={errors} onChoose={run.choose} />
          <LeftOut headings={leftOut(found, choice)} />
          {askedCells(found, choice).map((asked) => (
            <FieldCellsTable key={asked.target.field} asked={asked} choice={choice} onMean={run.mean} />
          ))}
          <StepActions>
            <OfficeButton type="submit" disabled={isChecking}>
              {isChecking ? messages.beginsChecking : messages.checkTheRows}
            </OfficeButton>
          </StepActions>
        </Stack>
      </form>
    </Stack>
  );
}

function LeftOut({ headings }: { headings: readonly string[] }) {
  const words =
    headings.length === 0
      ? messages.everyColumnIsUsed
      : `${messages.columnsAreLeftOut(headings.map(clipped).join(', '), headings.length === 1)} ${messages.chooseFieldsForThem}`;
  return <StepNotice role="status">{words}</StepNotice>;
}

type Errors = Readonly<Record<string, string>>;

/** What the server says about columns, by their headings. */
function errorsOf({ columns }: FoundImport, failure: unknown): Errors {
  const errors = fieldErrors(failure);
  return Object.fromEntries(
    columns.flatMap(({ heading }) => {
      const words = errors[heading] ?? errors[`mapping.${heading}`];
      return words ? [[heading, words] as const] : [];
    }),
  );
}

/** The same field for two columns, by their headings. */
function doublesOf(found: FoundImport, choice: ImportChoice): Errors {
  const twice = new Set(doubled(found, choice));
  const labelOf = (name: string | null) => found.fields.find(({ field }) => field === name)?.label ?? '';
  return Object.fromEntries(
    found.columns
      .filter(({ heading }) => twice.has(heading))
      .map((column) => [column.heading, messages.fillsTheSame(labelOf(fieldOf(column, choice)))]),
  );
}
