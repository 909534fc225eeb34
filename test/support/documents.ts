/*
 * makePdf(pages, options?)   a PDF with these texts, one per page; `options` are pdfkit's, such as a password.
 */
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
