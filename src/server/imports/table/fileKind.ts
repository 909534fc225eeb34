import * as messages from '@messages/server/imports';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { wrongType } from './refusals';
import { unmarkedUtf16 } from './csv/encoding';

/** Bytes that tell kinds apart. */
const headBytes = 4_096;
const zip = Buffer.from('PK\x03\x04');
const emptyZip = Buffer.from('PK\x05\x06');
/** Of old spreadsheets, and of new ones with a password. */
const compound = Buffer.from('d0cf11e0', 'hex');
const utf16Marks = [Buffer.from('fffe', 'hex'), Buffer.from('feff', 'hex')];
/** Names of tables, or of spreadsheets whose content is text after all. */
const tableNames = new Set(['', '.csv', '.tsv', '.tab', '.txt', '.xlsx', '.xlsm', '.xls']);

/** The first bytes of a file, at most 4 KB. */
export async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const beginsWith = (head: Buffer, mark: Buffer) => head.subarray(0, mark.length).equals(mark);

function isText(head: Buffer): boolean {
  const isUtf16 = utf16Marks.some((mark) => beginsWith(head, mark)) || unmarkedUtf16(head) !== undefined;

  return isUtf16 || !/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(head.toString('latin1'));
}

/** Whether a text is another kind's: pages and XML that are named .xls, PDF, RTF. */
const isMarked = (head: Buffer) => /^[\s\xef\xbb\xbf]*(<[!?a-z]|%PDF|\{\\rtf)/i.test(head.toString('latin1'));

/**
 * The kind of a file by its content.
 *
 * @param name as the file was sent; refuses texts that say they are another kind, such as .json
 * @throws Problem 415 for everything else, with what to do
 */
export function fileKind(head: Buffer, name: string): 'csv' | 'zip' {
  if (beginsWith(head, zip) || beginsWith(head, emptyZip)) return 'zip';
  if (beginsWith(head, compound)) throw wrongType(messages.saveAsXlsxWithoutPassword);
  const isTable = tableNames.has(path.extname(name).toLowerCase());
  if (!isTable || isMarked(head) || !isText(head)) throw wrongType(messages.thisIsNotATable);
  return 'csv';
}
