import type { OfficeImportRow } from '@contract/officeImports';

/** Characters of a cell that are shown where it is not edited. */
const shown = 60;

/** The beginning of a cell, which may be as long as a page. */
export const clipped = (cell: string): string => (cell.length > shown ? `${cell.slice(0, shown - 1)}…` : cell);

/** The first cells of a row that hold something: enough to know it by. */
export const contentOf = (cells: OfficeImportRow['cells']): string =>
  Object.values(cells)
    .filter((cell) => cell.trim() !== '')
    .slice(0, 3)
    .map(clipped)
    .join(' · ');
