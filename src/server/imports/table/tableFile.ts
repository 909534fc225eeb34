import type { ProcessLimits } from '../../media/pictureMessages';

export interface TableSheet {
  name: string;
  /** Rows with a text in them, the headings included. */
  rows: number;
}

/** What a file has, and which of it was read. */
export interface TableFile {
  /** Of a CSV file's text; null for a workbook. */
  encoding: string | null;
  /** All sheets, hidden ones included; a CSV file has one, with the file's name. */
  sheets: TableSheet[];
  /** The one that was read, from 0. */
  sheet: number;
}

/** What the process is to read. */
export interface TableJob {
  file: string;
  into: string;
  name: string;
  sheet: number | undefined;
}

/** A message from the process. */
export type FromTableWorker =
  | { kind: 'done'; result: TableFile }
  | {
      kind: 'failed';
      failure: {
        status?: number;
        code?: string;
        message: string;
        fields?: Readonly<Record<string, readonly string[]>>;
      };
    };

const megabyte = 1024 * 1024;

/** What reading a file may take. A workbook of 200,000 rows needs 205 MB with 15 columns, 310 MB with 45. */
export const readingLimits: ProcessLimits = { memory: 600 * megabyte, processorInMs: 120_000 };
