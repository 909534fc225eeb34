import { allowanceWords, invoiceName, paymentSums } from './paymentWords';

const of = (status: 'completed' | 'pending' | 'failed' | 'expired' | 'refunded', amount: string) => ({ status, amount });

it('sums completed and pending payments in paise, and counts no other', () => {
  const payments = [of('completed', '5999.00'), of('completed', '0.10'), of('completed', '0.20'), of('pending', '2999.50'), of('failed', '12999.00'), of('expired', '99.00'), of('refunded', '999.00')];
  expect(paymentSums(payments)).toEqual({ spentInPaise: 599_930, pendingInPaise: 299_950 });
  expect(paymentSums([])).toEqual({ spentInPaise: 0, pendingInPaise: 0 });
});

it('saves an invoice under the server’s name', () => {
  expect(invoiceName(7, 'attachment; filename="invoice-AE-2026-0007.pdf"')).toBe('invoice-AE-2026-0007.pdf');
});

it.each([null, '', 'attachment', 'attachment; filename="../../evil.pdf"', 'attachment; filename="run.exe"'])('saves an invoice by its payment’s number when told %j', (disposition) => {
  expect(invoiceName(7, disposition)).toBe('invoice-7.pdf');
});

it('tells what is used of an allowance', () => {
  expect(allowanceWords({ used: 1, total: 5 })).toBe('1 of 5 used');
  expect(allowanceWords({ used: 3, total: null })).toBe('3 used, without limit');
});
