import { importLimits } from '@contract/importLimits';
import { plainNumber } from '@contract/plainNumber';
import * as messages from '@messages/app/officeImports';
import { type FormEvent, useState } from 'react';
import { Filters } from '../../../ui/office/OfficePage';
import { InlineSelect, OfficeButton } from '../../../ui/office/OfficeControls';
import type { FoundImport } from '../importMachine';
import { counted } from '../importLabels';

interface SheetFormProps {
  found: FoundImport;
  isBusy: boolean;
  onRead: (sheet: number, headerRow: number) => void;
}

/** Reads the columns from another sheet, or from another row with the headings. */
export function SheetForm({ found: { sheets, sheet, header_row: headerRow }, isBusy, onRead }: SheetFormProps) {
  const [chosen, setChosen] = useState({ sheet, row: String(headerRow) });
  const row = Number(plainNumber(chosen.row).trim());
  const isRow = Number.isInteger(row) && row >= 1 && row <= importLimits.rows;
  const isSame = chosen.sheet === sheet && row === headerRow;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && isRow && !isSame) onRead(chosen.sheet, row);
  };
  return (
    <Filters as="form" onSubmit={submit} aria-label={messages.whereTheColumnsAre}>
      {sheets.length > 1 && (
        <InlineSelect>
          {messages.sheet}
          <select
            value={chosen.sheet}
            onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, sheet: Number(value) })}
          >
            {sheets.map(({ name, rows }, at) => (
              <option key={at} value={at}>
                {messages.sheetWithRows(name, ...counted(rows))}
              </option>
            ))}
          </select>
        </InlineSelect>
      )}
      <InlineSelect>
        {messages.rowOfHeadings}
        <input
          inputMode="numeric"
          size={6}
          value={chosen.row}
          onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, row: value })}
        />
      </InlineSelect>
      <OfficeButton type="submit" $kind="quiet" disabled={isBusy || !isRow || isSame}>
        {messages.readAgain}
      </OfficeButton>
    </Filters>
  );
}
