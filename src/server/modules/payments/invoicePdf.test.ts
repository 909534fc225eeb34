import { inflateSync } from 'node:zlib';
import { invoicePdf } from './invoicePdf';
import type { Invoice } from './invoicesStore';

const company = { whatsapp: '910000000000', phone: '+91 00000 00000', email: 'office@aangan.example', gstin: '23AAAAA0000A1Z5' };
const invoice: Invoice = {
  name: 'AE-000042',
  issuedAt: new Date('2026-03-31T20:00:00Z'),
  billedTo: { name: 'Meera Joshi', email: 'meera@people.example', address: '12 Palm Road', city: 'Pune', state: 'Maharashtra', zip: '411001', country: 'India', gstin: '' },
  lines: [{ kind: 'package', id: 1, name: 'Enterprise', amountInPaise: 1_299_900 }, { kind: 'add_on', id: 3, name: 'Featured listing', amountInPaise: 99_900 }],
  amountInPaise: 1_399_800,
  test: false,
  refunded: false,
  paymentId: 'pay_42',
};

/** The words of a sheet in the order of drawing. */
function textOf(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, bytes]) => inflateSync(Buffer.from(bytes ?? '', 'latin1')).toString('latin1'));
  return streams.flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, shown]) => [...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => Buffer.from(hex ?? '', 'hex').toString('latin1')).join(''))).join('\n');
}

describe('an invoice', () => {
  it('says who, whom, what, and the tax within the price', async () => {
    const text = textOf(await invoicePdf(invoice, company));
    for (const said of ['Aangan Estates', 'GSTIN 23AAAAA0000A1Z5', 'Tax invoice', 'Invoice AE-000042  |  1 April 2026', 'Meera Joshi', '12 Palm Road', 'Pune, Maharashtra, 411001', 'Place of supply: Maharashtra (27)',
      'Service (SAC 997222)', 'Enterprise - listing package', 'Rs. 12,999.00', 'Featured listing', 'Rs. 999.00', 'IGST 18 %', 'Rs. 2,135.29', 'Taxable value', 'Rs. 11,862.71', 'Total (INR, tax included)', 'Rs. 13,998.00', 'pay_42']) expect(text).toContain(said);
    expect(text).not.toContain('CGST');
  });

  it('names both halves of the tax within the company’s state', async () => {
    const text = textOf(await invoicePdf({ ...invoice, billedTo: { ...invoice.billedTo, state: 'Madhya Pradesh' } }, company));
    expect(text).toMatch(/Rs\. 1,067\.64\nCGST 9 %[\s\S]*Rs\. 1,067\.64\nSGST 9 %/);
    expect(text).not.toContain('IGST');
  });

  it('says that a test moved no money and that money was given back', async () => {
    expect(textOf(await invoicePdf({ ...invoice, test: true }, company))).toContain('Test invoice - no money was charged');
    expect(textOf(await invoicePdf({ ...invoice, refunded: true }, company))).toContain('has been given back');
  });

  it('is the same to the byte each time, and one sheet', async () => {
    const [one, other] = [await invoicePdf(invoice, company), await invoicePdf(invoice, company)];
    expect(one.equals(other)).toBe(true);
    expect(one.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('draws names in letters it has and marks the others', async () => {
    const text = textOf(await invoicePdf({ ...invoice, billedTo: { ...invoice.billedTo, name: 'José (मीरा) ₹5 “x”' } }, company));
    expect(text).toContain('José (????) Rs. 5 ?x?');
  });
});
