import type { OfficeImportDetail, OfficeImportRow } from '@contract/officeImports';

/** An import of three columns, as the server answers with it. */
export const importOf = (given: Partial<OfficeImportDetail>): OfficeImportDetail => ({
  id: 7,
  version: 3,
  kind: 'listings',
  state: 'mapping',
  file_name: 'old-listings.csv',
  by: 'Asha Superuser',
  created_at: '2026-11-28T05:00:00.000Z',
  finished_at: null,
  undo_by: null,
  rows: { total: 300, good: 0, warned: 0, bad: 0, done: 0, reversed: 0, kept: 0, failed: 0 },
  through: 0,
  failure: null,
  encoding: 'utf-8',
  sheets: [{ name: 'Sheet 1', rows: 301 }],
  sheet: 0,
  header_row: 1,
  columns: [
    { heading: 'Title', field: 'title', sample: ['Villa by the lake', 'Flat in Arera'] },
    { heading: 'Town', field: 'city', sample: ['Bhopal', 'Indor'] },
    { heading: 'Remarks', field: null, sample: ['key at office'] },
  ],
  outcomes: { made: 0, changed: 0, same: 0 },
  values: [
    { field: 'city', value: 'Bhopal', rows: 280, meaning: '2' },
    { field: 'city', value: 'Indor', rows: 20, meaning: null },
  ],
  fields: [
    { name: 'title', label: 'Title', choices: null },
    {
      name: 'city',
      label: 'City',
      choices: [
        { value: '1', label: 'Indore' },
        { value: '2', label: 'Bhopal' },
      ],
    },
    { name: 'description', label: 'Description', choices: null },
  ],
  ...given,
});

/** A row of that import. */
export const importRow = (id: number, given: Partial<OfficeImportRow>): OfficeImportRow => ({
  id,
  state: 'good',
  cells: { Title: `Villa ${id}`, Town: 'Bhopal', Remarks: '' },
  errors: [],
  warnings: [],
  subject: null,
  outcome: null,
  reason: null,
  ...given,
});
