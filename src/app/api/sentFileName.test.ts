import { sentFileName } from './sentFileName';

it.each([
  ['attachment; filename="invoice-AE-2026-0007.pdf"', 'invoice-AE-2026-0007.pdf'],
  [
    'attachment; filename="Aangan ? Diwali.pdf"; filename*=UTF-8\'\'Aangan%20%E2%80%93%20Diwali.pdf',
    'Aangan – Diwali.pdf',
  ],
])('names a file as the server does: %s', (disposition, name) => {
  expect(sentFileName(disposition, 'invoice-7.pdf')).toBe(name);
});

it.each([
  null,
  '',
  'attachment',
  'attachment; filename="../../evil.pdf"',
  'attachment; filename="run.exe"',
  'attachment; filename="folder/evil.pdf"',
  "attachment; filename*=UTF-8''..%2Fevil.pdf",
  "attachment; filename*=UTF-8''%E0%A4%A.pdf",
])('has another name if the header is %j', (disposition) => {
  expect(sentFileName(disposition, 'invoice-7.pdf')).toBe('invoice-7.pdf');
});
