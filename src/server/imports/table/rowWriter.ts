import * as messages from '@messages/server/imports';
import { importLimits } from '@contract/importLimits';
import { closeSync, openSync, writeSync } from 'node:fs';
import type { Problem } from '../../lib/problem';
import { tidyCell } from './tidyCell';
import { tooComplex, tooLarge } from './refusals';
import { lineOf } from './tableRow';

/** Characters that are collected before they are written. */
const atOnce = 256 * 1024;
/** Characters of all rows: cells that repeat one long text would fill the disk. */
const usualText = 500 * 1024 * 1024;

/** Writes the rows of a sheet into a file while they are within the bounds; further ones are only counted. */
export class RowWriter {
  /** Rows with a text in them. */
  rows = 0;
  /** The first bound that the sheet exceeds. */
  problem: Problem | undefined;
  private readonly file: number;
  private waiting = '';
  private written = 0;

  constructor(
    into: string,
    private readonly mostText = usualText,
  ) {
    this.file = openSync(into, 'w');
  }

  /** @param cells as they were read; may be empty, or have gaps */
  add(number: number, cells: readonly (string | undefined)[]): void {
    const tidy = Array.from(cells, (cell) => tidyCell(cell ?? ''));
    while (tidy.at(-1) === '') tidy.pop();
    if (tidy.length === 0) return;
    this.rows += 1;
    this.problem ??= this.problemOf(number, tidy);
    if (!this.problem) this.write(lineOf([number, tidy]));
  }

  /** Writes what waits and closes the file. */
  end(): void {
    writeSync(this.file, this.waiting);
    closeSync(this.file);
  }

  private write(line: string): void {
    this.waiting += line;
    this.written += line.length;
    if (this.written > this.mostText) this.problem = tooComplex();
    if (this.waiting.length < atOnce) return;
    writeSync(this.file, this.waiting);
    this.waiting = '';
  }

  private problemOf(number: number, cells: readonly string[]): Problem | undefined {
    // the headings are a row, too
    if (this.rows > importLimits.rows + 1) return tooLarge(messages.tooManyRows(importLimits.rows));
    if (cells.length > importLimits.columns) return tooLarge(messages.tooManyColumns(number, importLimits.columns));
    const isLong = cells.some((cell) => cell.length > importLimits.cell);
    return isLong ? tooLarge(messages.cellIsTooLong(number, importLimits.cell)) : undefined;
  }
}
