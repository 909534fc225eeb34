const commas = /,+/;
const others = /[;|\n]+/;

/** What a cell lists, with commas between if it has any, else with semicolons, bars or lines. */
export const listIn = (cell = ''): string[] =>
  cell
    .split(cell.includes(',') ? commas : others)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A list as a cell from which `listIn` reads the same. */
export function listCell(values: readonly string[]): string {
  const cell = values.join(', ');
  return !cell.includes(',') && others.test(cell) ? `${cell},` : cell;
}
