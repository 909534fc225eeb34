import type { OfficeImportRow } from '@contract/officeImports';
import * as messages from '@messages/app/officeImports';
import { Link } from 'react-router-dom';
import { type Column, OfficeTable } from '../../../ui/office/OfficeTable';
import { wholeNumber } from '../../../ui/wholeNumber';
import type { RowTab } from '../importLabels';
import { contentOf } from '../rowContent';

const listingColumn: Column<OfficeImportRow> = {
  name: messages.listing,
  render: ({ subject, cells }) =>
    subject ? (
      <Link to={`/office/listings?open=${subject.id}`}>{subject.title || messages.untitledListing(subject.id)}</Link>
    ) : (
      contentOf(cells)
    ),
};
const contentColumn: Column<OfficeImportRow> = { name: messages.content, render: ({ cells }) => contentOf(cells) };
const outcomeColumn: Column<OfficeImportRow> = {
  name: messages.whatHappened,
  render: ({ outcome }) => outcome && messages.outcomes[outcome],
};
const reasonColumn: Column<OfficeImportRow> = { name: messages.why, render: ({ reason }) => reason };

const columnsOf: Readonly<Record<RowTab, readonly Column<OfficeImportRow>[]>> = {
  good: [contentColumn],
  warned: [contentColumn],
  bad: [contentColumn],
  done: [listingColumn, outcomeColumn],
  // what was added is gone
  reversed: [contentColumn, outcomeColumn],
  kept: [listingColumn, reasonColumn],
  failed: [listingColumn, reasonColumn],
};

/** Rows of one state, with what became of them. */
export function RowsTable({ tab, rows }: { tab: RowTab; rows: readonly OfficeImportRow[] }) {
  return (
    <OfficeTable
      label={messages.rowStates[tab]}
      rows={rows}
      columns={[{ name: messages.row, render: ({ id }) => wholeNumber.format(id) }, ...columnsOf[tab]]}
    />
  );
}
