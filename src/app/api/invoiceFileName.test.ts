import { invoiceFileName } from './invoiceFileName';

it('saves an invoice under the server’s name', () => {
  expect(invoiceFileName(7, 'attachment; filename="invoice-AE-2026-0007.pdf"')).toBe('invoice-AE-2026-0007.pdf');
});

it.each([null, '', 'attachment', 'attachment; filename="../../evil.pdf"', 'attachment; filename="run.exe"'])(
  'saves an invoice by its payment’s number when told %j',
  (disposition) => {
    expect(invoiceFileName(7, disposition)).toBe('invoice-7.pdf');
  },
);
