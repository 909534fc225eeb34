import { invoiceFileName } from './invoiceFileName';

it('names an invoice as the server does', () => {
  expect(invoiceFileName(7, 'attachment; filename="invoice-AE-2026-0007.pdf"')).toBe('invoice-AE-2026-0007.pdf');
});

it.each([null, '', 'attachment', 'attachment; filename="../../evil.pdf"', 'attachment; filename="run.exe"'])(
  'names an invoice by its payment’s id if the header is %j',
  (disposition) => {
    expect(invoiceFileName(7, disposition)).toBe('invoice-7.pdf');
  },
);
