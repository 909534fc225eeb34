import type { Payment } from '@contract/payments';
import { paymentsCsv } from './paymentsCsv';

const payment: Payment = {
  id: 7,
  description: 'Premium package',
  status: 'completed',
  amount: '5999.00',
  amount_paid: '5999.00',
  amount_refunded: '0.00',
  currency: 'INR',
  date: '2026-11-21T10:00:00.000Z',
  method: 'Card',
  invoice: null,
  credit_notes: [],
  reference: 'pay_1',
};
const lines = (...payments: Partial<Payment>[]) =>
  paymentsCsv(payments.map((more) => ({ ...payment, ...more }))).split('\r\n');

it('writes a header and one line per payment, with what was paid and refunded', () => {
  expect(
    lines(
      { amount_refunded: '500.00' },
      { status: 'pending', method: '', reference: null, amount: '99.00', amount_paid: '0.00' },
    ),
  ).toEqual([
    '\uFEFFDate,Description,Status,Method,Amount (INR),Payment ID,Paid (INR),Refunded (INR)',
    '2026-11-21,Premium package,Completed,Card,5999.00,pay_1,5999.00,500.00',
    '2026-11-21,Premium package,Pending,,99.00,,0.00,0.00',
    '',
  ]);
});

it('keeps commas, quotes and line breaks inside their cell', () => {
  expect(lines({ description: 'A, "B"\nC' })[1]).toBe(
    '2026-11-21,"A, ""B""\nC",Completed,Card,5999.00,pay_1,5999.00,0.00',
  );
});

it.each(['=1+1', '+1', '-1', '@sum(A1)', '\tx'])('keeps spreadsheets from running %j as a formula', (description) => {
  expect(lines({ description })[1]).toContain(`"'${description}"`);
});
