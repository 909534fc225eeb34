import type { Payment } from '@contract/payments';
import { paymentsCsv } from './paymentsCsv';

const payment: Payment = { id: 7, description: 'Premium package', status: 'completed', amount: '5999.00', currency: 'INR', date: '2026-11-21T10:00:00.000Z', method: 'Card', invoice: null, reference: 'pay_1' };
const lines = (...payments: Partial<Payment>[]) => paymentsCsv(payments.map((more) => ({ ...payment, ...more }))).split('\r\n');

it('writes a line for each payment under a head, for any spreadsheet', () => {
  expect(lines({}, { status: 'pending', method: '', reference: null, amount: '99.00' })).toEqual(['\uFEFFDate,Description,Status,Method,Amount (INR),Payment ID', '2026-11-21,Premium package,Completed,Card,5999.00,pay_1', '2026-11-21,Premium package,Pending,,99.00,', '']);
});

it('keeps commas, quotes and line breaks inside their cell', () => {
  expect(lines({ description: 'A, "B"\nC' })[1]).toBe('2026-11-21,"A, ""B""\nC",Completed,Card,5999.00,pay_1');
});

it.each(['=1+1', '+1', '-1', '@sum(A1)', '\tx'])('lets no spreadsheet take %j for a formula', (description) => {
  expect(lines({ description })[1]).toContain(`"'${description}"`);
});
