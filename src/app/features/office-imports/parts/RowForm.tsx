import { importLimits } from '@contract/importLimits';
import type { OfficeImportRow } from '@contract/officeImports';
import * as messages from '@messages/app/officeImports';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { errorMessage, fieldErrors } from '../../../api/apiError';
import { useMendOfficeImportRowMutation } from '../../../api/endpoints/officeImportsApi';
import { from, space } from '../../../theme/tokens';
import { TextField } from '../../../ui/Field';
import { GroupError } from '../../../ui/GroupError';
import { Soft } from '../../../ui/Layout';
import { TextButton } from '../../../ui/TextButton';
import { ActionForm } from '../../../ui/office/ActionForm';
import { PartTitle } from '../../../ui/office/PartTitle';
import { useInvalidFocus } from '../../../ui/useInvalidFocus';
import { wholeNumber } from '../../../ui/wholeNumber';
import { isOutdated } from '../isOutdated';
import { contentOf } from '../rowContent';

interface RowFormProps {
  importId: number;
  row: OfficeImportRow;
  onSaved: (row: OfficeImportRow) => void;
  /** The import is no longer in a state in which rows are changed. */
  onOutdated: () => void;
}

type Problems = OfficeImportRow['errors'];
const wordsFor = (problems: Problems, column: string | null) =>
  problems
    .filter((problem) => problem.column === column)
    .map(({ message }) => message)
    .join(' ');

/** What is typed into a row, and its saving. */
function useMending({ importId, row, onSaved, onOutdated }: RowFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [answer, setAnswer] = useState<OfficeImportRow>();
  const [mend, { isLoading, error }] = useMendOfficeImportRowMutation();
  const cells = Object.fromEntries(Object.entries(typed).filter(([heading, cell]) => row.cells[heading] !== cell));
  const save = async () => {
    const { data, error: refusal } = await mend({ id: importId, row: row.id, cells });
    if (isOutdated(refusal)) onOutdated();
    if (!data) return;
    setTyped({});
    // the form of a row without an error is about to go
    if (data.state === row.state) setAnswer(data);
    onSaved(data);
  };
  return {
    cellOf: (heading: string) => typed[heading] ?? row.cells[heading] ?? '',
    type: (heading: string, cell: string) => setTyped((before) => ({ ...before, [heading]: cell })),
    save: () => void save(),
    isChanged: Object.keys(cells).length > 0,
    isLoading,
    error,
    answer,
  };
}

/** A row with its errors and warnings, each at its cell, where it can be corrected. */
export function RowForm(props: RowFormProps) {
  const { row } = props;
  const { errors, warnings } = row;
  const form = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const mending = useMending(props);
  const refused = fieldErrors(mending.error);
  useInvalidFocus(form, mending.answer ?? mending.error);
  const named = new Set([...errors, ...warnings].map(({ column }) => column));
  const headings = Object.keys(row.cells).filter((heading) => isWhole || named.has(heading));
  const number = wholeNumber.format(row.id);
  const ofRow = [wordsFor(errors, null), wordsFor(warnings, null)].filter(Boolean).join(' ');
  return (
    <Card ref={form}>
      <ActionForm
        name={messages.rowNumber(number)}
        action={messages.save}
        busy={mending.isLoading}
        disabled={!mending.isChanged}
        failure={
          mending.error && !headings.some((heading) => refused[heading]) ? errorMessage(mending.error) : undefined
        }
        onSend={mending.save}
      >
        <PartTitle>{messages.rowNumber(number)}</PartTitle>
        <Soft>{contentOf(row.cells)}</Soft>
        {ofRow && <GroupError>{ofRow}</GroupError>}
        <Cells>
          {headings.map((heading) => (
            <TextField
              key={heading}
              label={heading}
              value={mending.cellOf(heading)}
              maxLength={importLimits.cell}
              error={refused[heading] ?? (wordsFor(errors, heading) || undefined)}
              help={wordsFor(warnings, heading)}
              onChange={({ currentTarget: { value } }) => mending.type(heading, value)}
            />
          ))}
        </Cells>
        {!isWhole && (
          <div>
            <TextButton onClick={() => setWhole(true)}>{messages.showOtherCells}</TextButton>
          </div>
        )}
      </ActionForm>
    </Card>
  );
}

const Card = styled.div`
  padding: ${space[8]} 0 ${space[24]};
  overflow-wrap: anywhere;
`;
const Cells = styled.div`
  display: grid;
  gap: ${space[12]};
  align-items: start;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
