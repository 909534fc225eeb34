import { outsideOfPictures } from './pictureParts';

const markup = /<(?:script|html|svg|iframe|\?php|!doctype)[\s>]/i;
/** Readers of PDF look for its head here. */
const pdfHead = 1_024;
/** The metadata and forms of a PDF, which are markup, too, stand later. */
const beforeForms = 4_096;
/** A directory of an archive with its longest comment. */
const archiveTail = 66_000;
const directoryEnd = 22;
const directoryMark = 'PK\u0005\u0006';

const hasMarkup = (bytes: Buffer) => markup.test(bytes.toString('latin1'));
const names = (bytes: Buffer, mark: string) => bytes.includes(mark, 0, 'latin1');

/** Whether the directory of an archive is named at a place and stands before it: four bytes alone are in many a picture. */
function isDirectoryEnd(bytes: Buffer, at: number): boolean {
  if (at + directoryEnd > bytes.length) return false;
  const [entries, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 12)];
  const before = (distance: number) => bytes.toString('latin1', at - distance, at - distance + 4);
  if (entries === 0) return at + directoryEnd + bytes.readUInt16LE(at + 20) === bytes.length;
  return (size <= at && before(size) === 'PK\u0001\u0002') || (at >= 20 && before(20) === 'PK\u0006\u0007');
}

function isArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-archiveTail);
  for (let at = tail.indexOf(directoryMark, 0, 'latin1'); at >= 0; at = tail.indexOf(directoryMark, at + 1, 'latin1'))
    if (isDirectoryEnd(bytes, bytes.length - tail.length + at)) return true;
  return false;
}

/** Whether a reader of PDF opens it: a whole head where it looks, or the five bytes and objects. */
function isPdfWithin(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, pdfHead);
  if (!head.includes('%PDF-')) return false;
  return /%PDF-\d\.\d[\r\n]/.test(head) || /\d\s+\d+\s+obj\b/.test(bytes.toString('latin1'));
}

/**
 * A picture that another program opens as a page, a document or an archive; no camera and no editor makes one. What its
 * pixels, comments and metadata happen to spell is none of it: they are dropped or encoded afresh.
 */
export function isPolyglot(bytes: Buffer): boolean {
  if (isArchive(bytes) || isPdfWithin(bytes)) return true;
  return outsideOfPictures(bytes).some((part) => hasMarkup(part) || names(part, '%PDF-') || names(part, directoryMark));
}

/** The same for a PDF. */
export const isPolyglotPdf = (bytes: Buffer): boolean =>
  names(bytes.subarray(-archiveTail), directoryMark) || hasMarkup(bytes.subarray(0, beforeForms));
