/*
 * makePdf(pages, options?)   a PDF with these texts, one per page; `options` are pdfkit's, such as a password.
 * makeHostilePdf(paths)      a PDF whose second page has so many curves: a million take half a minute to draw
 */
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

export async function makePdf(pages: readonly string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false, ...options });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  for (const text of pages) pdf.addPage().fontSize(28).text(text);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

export function makeHostilePdf(paths: number): Buffer {
  const at = (number: number, most: number) => (number * 7_919) % most;
  const curves = Array.from(
    { length: paths },
    (_, n) => `${at(n, 595)} ${at(n, 842)} m ${at(n, 97)} ${at(n, 829)} ${at(n, 587)} 9 ${at(n, 89)} 800 c S`,
  );
  const content = deflateSync(curves.join('\n'));
  const page = (contents: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${contents}>>endobj\n`;
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
        `2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>endobj\n3 0 obj${page('')}4 0 obj${page('/Contents 5 0 R')}` +
        `5 0 obj<</Length ${content.length}/Filter/FlateDecode>>stream\n`,
    ),
    content,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ]);
}
