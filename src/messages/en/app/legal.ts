// LegalSheet
export const asAPdf = (title: string) => `${title}, as a PDF`;

// LegalPages
export const pageOf = (at: number, numPages: number) => `Page ${at} of ${numPages}`;

// SheetFailed
export const weCouldNotShowThePdf = 'We could not show the PDF here.';
export const downloadTitle = (title: string) => `Download ${title}`;
export const downloadIt = 'Download it, or read the text on this page.';
