import * as messages from '@messages/server/imports';
import { wrongType } from '../refusals';
import { dateText, numberText, wordedDateText } from './numbers';
import type { XmlAttributes, XmlReader } from './readXml';
import { TextCollector, mostKept, unescaped } from './texts';
import type { Workbook } from './workbook';

/** What a sheet of Excel has. */
const lastRow = 1_048_576;
const lastColumn = 16_384;

/** A number that a place says, from 1. */
function placeIn(number: number, last: number): number {
  if (number >= 1 && number <= last) return number;
  throw wrongType(messages.thisFileIsDamaged);
}

/** "AB12" is in column 28. */
function columnOf(place: string): number {
  const letters = /^[A-Z]{1,3}(?=\d*$)/.exec(place)?.[0] ?? '';
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

/** The text of a cell as a person reads it. */
function textOf(kind: string | undefined, style: number, value: string, book: Workbook): string {
  if (value === '') return '';
  if (kind === 's') return book.sharedTexts[Number(value)] ?? '';
  if (kind === 'b') return value === '1' ? 'yes' : 'no';
  if (kind === 'd') return wordedDateText(value);
  if (kind !== undefined && kind !== 'n') return unescaped(value);
  return book.dateStyles[style] ? dateText(value, book.from1904) : numberText(value);
}

/** Reads the rows of a sheet and hands on each as it ends; its cells may have gaps. */
export class SheetReader implements XmlReader {
  private row = 0;
  private column = 0;
  private cells: (string | undefined)[] = [];
  private cell: XmlAttributes | undefined;
  private value = '';
  private inValue = false;
  private hasEnded = false;
  private readonly inline = new TextCollector();

  constructor(
    private readonly book: Workbook,
    private readonly onRow: (number: number, cells: readonly (string | undefined)[]) => void,
  ) {}

  isDone(): boolean {
    return this.hasEnded;
  }

  open(name: string, attributes: () => XmlAttributes): void {
    if (this.cell) {
      if (name === 'v') this.inValue = true;
      else this.inline.open(name);
    } else if (name === 'c') this.beginCell(attributes());
    else if (name === 'row') this.beginRow(attributes());
  }

  close(name: string): void {
    if (name === 'v') this.inValue = false;
    else if (name === 'c') this.endCell();
    else if (name === 'row') this.onRow(this.row, this.cells);
    else if (name === 'sheetData') this.hasEnded = true;
    else this.inline.close(name);
  }

  text(text: string): void {
    if (this.inValue && this.value.length < mostKept) this.value += text;
    else if (this.cell) this.inline.add(text);
  }

  private beginRow({ r: number }: XmlAttributes): void {
    this.row = placeIn(number === undefined ? this.row + 1 : Number(number), lastRow);
    this.column = 0;
    this.cells = [];
  }

  private beginCell(attributes: XmlAttributes): void {
    const { r: place } = attributes;
    this.column = placeIn(place === undefined ? this.column + 1 : columnOf(place), lastColumn);
    this.cell = attributes;
    this.value = '';
  }

  private endCell(): void {
    const { t: kind, s: style } = this.cell ?? {};
    const inline = this.inline.take();
    const text = kind === 'inlineStr' ? inline : textOf(kind, Number(style ?? 0), this.value, this.book);
    if (text !== '') this.cells[this.column - 1] = text;
    this.cell = undefined;
  }
}
