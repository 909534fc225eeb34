import * as messages from '@messages/app/officeImports';
import { Select } from '../../../ui/Field';
import { Soft, Stack } from '../../../ui/Layout';
import { OfficeTable } from '../../../ui/office/OfficeTable';
import { PartTitle } from '../../../ui/office/PartTitle';
import { wholeNumber } from '../../../ui/wholeNumber';
import { type AskedCells, meaningOf } from '../importChoice';
import type { ImportChoice } from '../importMachine';
import { counted } from '../importLabels';
import { clipped } from '../rowContent';

interface FieldCellsTableProps {
  asked: AskedCells;
  choice: ImportChoice;
  onMean: (field: string, cell: string, meaning: string) => void;
}

/** What the file's values for a field with a fixed choice mean. */
export function FieldCellsTable({ asked: { target, cells }, choice, onMean }: FieldCellsTableProps) {
  const title = messages.valuesOf(target.label);
  const open = cells.filter((one) => meaningOf(one, choice) === null).length;
  return (
    <Stack as="section" $gap={8} aria-label={title}>
      <PartTitle>{title}</PartTitle>
      <Soft role="status">{open > 0 && messages.valuesAreOpen(...counted(open))}</Soft>
      <OfficeTable
        label={title}
        rows={cells.map((one, at) => ({ ...one, id: at + 1 }))}
        columns={[
          { name: messages.value, render: ({ cell }) => clipped(cell) },
          { name: messages.rows, render: ({ rows }) => wholeNumber.format(rows), atEnd: true },
          {
            name: messages.means,
            render: (one) => (
              <MeaningSelect
                cell={one.cell}
                meaning={meaningOf(one, choice)}
                choices={target.choices ?? []}
                onMean={(meaning) => onMean(target.field, one.cell, meaning)}
              />
            ),
          },
        ]}
      />
    </Stack>
  );
}

interface MeaningSelectProps {
  cell: string;
  meaning: string | null;
  choices: readonly { value: string; label: string }[];
  onMean: (meaning: string) => void;
}

/** An option is `=` and what it means: nothing chosen yet is not the same as nothing meant. */
function MeaningSelect({ cell, meaning, choices, onMean }: MeaningSelectProps) {
  return (
    <Select
      aria-label={messages.meaningOfValue(cell)}
      value={meaning === null ? '' : `=${meaning}`}
      onChange={({ currentTarget }) => onMean(currentTarget.value.slice(1))}
    >
      <option value="" disabled>
        {messages.chooseMeaning}
      </option>
      {choices.map((choice) => (
        <option key={choice.value} value={`=${choice.value}`}>
          {choice.label}
        </option>
      ))}
      <option value="=">{messages.meansNothing}</option>
    </Select>
  );
}
