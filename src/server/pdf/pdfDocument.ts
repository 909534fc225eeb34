import type PDFDocument from 'pdfkit';

/** A PDF that is being drawn. */
export type Sheet = InstanceType<typeof PDFDocument>;

/** Begins a PDF. The first one loads pdfkit, which would make up a twentieth of the start. */
export async function newPdf(options: PDFKit.PDFDocumentOptions): Promise<Sheet> {
  const { default: Document } = await import(/* webpackMode: "eager" */ 'pdfkit');
  return new Document(options);
}

/** The whole file, once the document has ended. */
export function bytesOf(sheet: Sheet): Promise<Buffer> {
  const bytes: Buffer[] = [];
  return new Promise((resolve, reject) => {
    sheet
      .on('data', (chunk: Buffer) => bytes.push(chunk))
      .on('end', () => resolve(Buffer.concat(bytes)))
      .on('error', reject);
  });
}
