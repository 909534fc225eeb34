import type { OfficeImportDetail } from '@contract/officeImports';
import type { FoundImport } from './importMachine';

/** What the server answered, as the machine keeps it. */
export const toFound = ({ by: _by, fields, values, ...rest }: OfficeImportDetail): FoundImport => ({
  ...rest,
  fields: fields.map(({ name, label, choices }) => ({ field: name, label, choices })),
  values: values.map(({ field, value, rows, meaning }) => ({ field, cell: value, rows, meaning })),
});
