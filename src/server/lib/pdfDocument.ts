import type PDFDocument from 'pdfkit';

/** A PDF that is being drawn. */
export type Sheet = InstanceType<typeof PDFDocument>;

/** Begins a PDF. pdfkit is loaded with the first one, because loading it takes a tenth of the time in which the server starts. */
export async function newPdf(options: PDFKit.PDFDocumentOptions): Promise<Sheet> {
  const { default: Document } = await import(/* webpackMode: "eager" */ 'pdfkit');
  return new Document(options);
}
