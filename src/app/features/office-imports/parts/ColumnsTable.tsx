import * as messages from '@messages/app/officeImports';
import { useId } from 'react';
import { GroupError } from '../../../ui/GroupError';
import { Select } from '../../../ui/Field';
import { Stack } from '../../../ui/Layout';
import { OfficeTable } from '../../../ui/office/OfficeTable';
import type { FoundImport, ImportChoice } from '../importMachine';
import { fieldOf } from '../importChoice';
import { clipped } from '../rowContent';

interface ColumnsTableProps {
  found: FoundImport;
  choice: ImportChoice;
  /** By heading. */
  errors: Readonly<Record<string, string>>;
  onChoose: (heading: string, field: string | null) => void;
}

/** Every column of the file with its first values and the field that it fills. */
export function ColumnsTable({ found, choice, errors, onChoose }: ColumnsTableProps) {
  const rows = found.columns.map((column, at) => ({ ...column, id: at + 1 }));
  const options = [
    <option key="" value="">
      {messages.leaveOut}
    </option>,
    ...found.fields.map(({ field, label }) => (
      <option key={field} value={field}>
        {label}
      </option>
    )),
  ];
  return (
    <OfficeTable
      label={messages.columnsOfTheFile}
      rows={rows}
      columns={[
        { name: messages.column, render: ({ heading }) => clipped(heading) },
        { name: messages.firstValues, render: ({ sample }) => sample.filter(Boolean).map(clipped).join(', ') },
        {
          name: messages.fills,
          render: (column) => (
            <FieldSelect
              heading={column.heading}
              field={fieldOf(column, choice)}
              error={errors[column.heading]}
              onChoose={onChoose}
            >
              {options}
            </FieldSelect>
          ),
        },
      ]}
    />
  );
}

interface FieldSelectProps {
  heading: string;
  field: string | null;
  error: string | undefined;
  onChoose: (heading: string, field: string | null) => void;
  children: React.ReactNode;
}

function FieldSelect({ heading, field, error, onChoose, children }: FieldSelectProps) {
  const id = useId();
  return (
    <Stack $gap={4}>
      <Select
        aria-label={messages.fieldOfColumn(heading)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        value={field ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(heading, value === '' ? null : value)}
      >
        {children}
      </Select>
      {error && <GroupError id={id}>{error}</GroupError>}
    </Stack>
  );
}
