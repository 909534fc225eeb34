import type { ImportKind } from '@contract/importLimits';
import type { OfficeImportRow } from '@contract/officeImports';
import * as messages from '@messages/app/officeImports';
import { Link } from 'react-router-dom';
import { type Column, OfficeTable } from '../../../ui/office/OfficeTable';
import { wholeNumber } from '../../../ui/wholeNumber';
import { type RowTab, addressOf } from '../importLabels';
import { contentOf } from '../rowContent';

const contentColumn: Column<OfficeImportRow> = { name: messages.content, render: ({ cells }) => contentOf(cells) };
const outcomeColumn: Column<OfficeImportRow> = {
  name: messages.whatHappened,
  render: ({ outcome }) => outcome && messages.outcomes[outcome],
};
const reasonColumn: Column<OfficeImportRow> = { name: messages.why, render: ({ reason }) => reason };

/** What a row made or changed, with a link to it. */
function subjectColumn(kind: ImportKind): Column<OfficeImportRow> {
  const words = messages.ofKind[kind];
  return {
    name: words.column,
    render: ({ subject, cells }) =>
      subject ? (
        <Link to={addressOf(kind, subject.id)}>{subject.title || words.untitled(subject.id)}</Link>
      ) : (
        contentOf(cells)
      ),
  };
}

function columnsOf(kind: ImportKind, tab: RowTab): readonly Column<OfficeImportRow>[] {
  if (tab === 'done') return [subjectColumn(kind), outcomeColumn];
  if (tab === 'kept' || tab === 'failed') return [subjectColumn(kind), reasonColumn];
  // what was added is gone
  return tab === 'reversed' ? [contentColumn, outcomeColumn] : [contentColumn];
}

interface RowsTableProps {
  kind: ImportKind;
  tab: RowTab;
  rows: readonly OfficeImportRow[];
}

/** Rows of one state, with what became of them. */
export function RowsTable({ kind, tab, rows }: RowsTableProps) {
  return (
    <OfficeTable
      label={messages.rowStates[tab]}
      rows={rows}
      columns={[{ name: messages.row, render: ({ id }) => wholeNumber.format(id) }, ...columnsOf(kind, tab)]}
    />
  );
}
