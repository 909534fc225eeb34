import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';
import { creditNotePdf } from './creditNotePdf';
import { taxBetween, taxOf } from '../ledger/gstRules';
import { invoicePdf } from './invoicePdf';
import type { CreditNote, Invoice } from './invoicesStore';
import { readPdf } from '../../../../test/support/readPdf';

const company = {
  whatsapp: '910000000000',
  phone: '+91 00000 00000',
  email: 'office@aangan.example',
  gstin: '23AAAAA0000A1Z5',
  address: '00 Placeholder Road, Indore',
};
const invoice: Invoice = {
  name: 'AE-000042',
  issuedAt: new Date('2026-03-31T20:00:00Z'),
  issuedBy: null,
  billedTo: {
    name: 'Meera Joshi',
    email: 'meera@people.example',
    address: '12 Palm Road',
    city: 'Pune',
    state: 'Maharashtra',
    zip: '411001',
    country: 'India',
    gstin: '',
  },
  lines: [
    { kind: 'package', id: 1, name: 'Enterprise', amountInPaise: 1_299_900 },
    { kind: 'add_on', id: 3, name: 'Featured listing', amountInPaise: 99_900 },
  ],
  amountInPaise: 1_399_800,
  test: false,
  refundedInPaise: 0,
  unpaid: false,
  paymentId: 'pay_42',
};

type Objects = ReadonlyMap<string, string>;

function streamOf(object: string): string {
  const bytes = /stream\n([\s\S]*?)\nendstream/.exec(object)?.[1] ?? '';
  return object.includes('/FlateDecode') ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes;
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** A font's codes and characters, from its ToUnicode map. */
function lettersOf(objects: Objects, font: string): string[] {
  const table = streamOf(objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1] ?? '') ?? '');
  return [...table.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(([, row]) =>
    [...(row ?? '').matchAll(/<([0-9a-f ]*)>/g)].map(([, hex]) => utf16((hex ?? '').replace(/ /g, ''))),
  );
}

/** The drawing commands of the first page. */
function contentOf(objects: Objects): string {
  const sheet = [...objects.values()].find((body) => /\/Type \/Page\b/.test(body)) ?? '';
  return streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(sheet)?.[1] ?? '') ?? '');
}

const objectsOf = (pdf: Buffer): Objects =>
  new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [
      id ?? '',
      body ?? '',
    ]),
  );

/** The text of a page in drawing order, line by line. */
function textOf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const all = [...objects.values()];
  const fonts = new Map(
    [...(all.find((body) => body.includes('/Font <<')) ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
      name ?? '',
      lettersOf(objects, id ?? ''),
    ]),
  );
  const content = contentOf(objects);
  const lines: { y: string; text: string }[] = [];
  for (const [, y = '', name = '', shown = ''] of content.matchAll(
    /1 0 0 1 [\d.]+ ([\d.]+) Tm\n\/(F\d+) [\d.]+ Tf\n\[([^\]]*)\] TJ/g,
  )) {
    const letters = fonts.get(name) ?? [];
    const text = [...shown.matchAll(/<([0-9a-f]+)>/g)]
      .map(([, hex = '']) => hex.replace(/[0-9a-f]{4}/g, (code) => letters[parseInt(code, 16)] ?? ''))
      .join('');
    if (lines.at(-1)?.y === y) lines[lines.length - 1] = { y, text: lines.at(-1)?.text + text };
    else lines.push({ y, text });
  }
  return lines.map(({ text }) => text).join('\n');
}

describe('an invoice', () => {
  it('shows seller, buyer, items, and the tax included in the price', async () => {
    const text = textOf(await invoicePdf(invoice, company));
    for (const line of [
      'Aangan Estates',
      'GSTIN 23AAAAA0000A1Z5',
      'Tax invoice',
      '00 Placeholder Road, Indore',
      'Invoice AE-000042  •  1 April 2026',
      'Meera Joshi',
      '12 Palm Road',
      'Pune, Maharashtra, 411001',
      'Place of supply: Maharashtra (27)',
      'Service (SAC 997222)',
      'Enterprise – listing package',
      '₹12,999.00',
      'Featured listing',
      '₹999.00',
      'IGST 18 %',
      '₹2,135.29',
      'Taxable value',
      '₹11,862.71',
      'Total (INR, tax included)',
      '₹13,998.00',
      'pay_42',
    ])
      expect(text).toContain(line);
    expect(text).not.toContain('CGST');
  });

  it('shows the logo and typeface, the billing name and address, and the listing of an add-on', async () => {
    const [enterprise, featured] = invoice.lines;
    const pdf = await invoicePdf(
      { ...invoice, lines: [enterprise!, { ...featured!, listing: 'Courtyard house' }] },
      company,
    );
    // the logo: a courtyard between two wings, and its door
    expect(contentOf(objectsOf(pdf))).toMatch(/8 92 m\s+8 36 l\s+60 6 l\s+112 36 l/);
    expect(pdf.toString('latin1')).toContain('CormorantGaramond');
    expect(textOf(pdf)).toMatch(/Billed to\nMeera Joshi\n12 Palm Road\nPune, Maharashtra, 411001\nIndia\n/);
    expect(textOf(pdf)).toContain('for Courtyard house');
  });

  it('shows both halves of the tax within the company’s state', async () => {
    const text = textOf(
      await invoicePdf({ ...invoice, billedTo: { ...invoice.billedTo, state: 'Madhya Pradesh' } }, company),
    );
    expect(text).toMatch(/CGST 9 %₹1,067\.64\nSGST 9 %₹1,067\.64/);
    expect(text).not.toContain('IGST');
  });

  it('says that a test payment moved no money, and that a payment was refunded', async () => {
    expect(textOf(await invoicePdf({ ...invoice, test: true }, company))).toContain(
      'Test invoice – no money was charged',
    );
    expect(textOf(await invoicePdf({ ...invoice, refundedInPaise: 1_399_800 }, company))).toContain(
      'has been refunded',
    );
  });

  it('shows a partial refund and the rest, and marks an invoice without received money as cancelled', async () => {
    const text = textOf(await invoicePdf({ ...invoice, refundedInPaise: 50_000 }, company)).replaceAll('\n', '');
    for (const line of [
      'Total (INR, tax included)₹13,998.00',
      'Refunded−₹500.00',
      'Paid after the refund₹13,498.00',
      'Paid in full',
    ])
      expect(text).toContain(line);
    expect(text).not.toContain('has been refunded');
    const cancelled = textOf(await invoicePdf({ ...invoice, unpaid: true }, company));
    expect(cancelled).toContain('This invoice has been cancelled because the payment was not received.');
    expect(cancelled).not.toContain('Paid in full');
  });

  it('is tagged for screen readers, in the order in which one reads it', async () => {
    const { tagged, pages } = await readPdf(await invoicePdf({ ...invoice, issuedBy: company }, company));
    expect([tagged, pages[0]?.roles, pages[0]?.pictures]).toEqual([
      true,
      ['Root', 'Document', 'P', 'H1', 'Figure'],
      ['AE-000042 pay_42 INR 13998.00'],
    ]);
    expect(pages[0]?.text).toMatch(/Aangan Estates.*AE-000042.*Meera Joshi.*Enterprise.*12,999\.00.*Featured listing/);
  });

  it('is deterministic and has one page', async () => {
    const [one, other] = [await invoicePdf(invoice, company), await invoicePdf(invoice, company)];
    expect(one.equals(other)).toBe(true);
    expect(one.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('renders Latin and Devanagari names, drops missing accents, and leaves other scripts out with an ellipsis', async () => {
    const text = textOf(
      await invoicePdf({ ...invoice, billedTo: { ...invoice.billedTo, name: 'José मीरा ₹5 Łódź “x” 家' } }, company),
    );
    expect(text).toContain('José ');
    expect(text).toContain('म');
    expect(text).toContain('₹5 ');
    expect(text).toContain('ódz “x” …');
  });

  it('wraps long lines between words, and overlong words within', async () => {
    const text = textOf(
      await invoicePdf(
        { ...invoice, billedTo: { ...invoice.billedTo, address: `${'Palm Road '.repeat(30)}${'x'.repeat(200)}` } },
        company,
      ),
    );
    expect(text.match(/Palm\sRoad/g)).toHaveLength(30);
    expect(text.replace(/\n/g, '')).toContain('x'.repeat(200));
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(120);
  });
});

/** What a scanner reads from the squares on a page. */
function scan(pdf: Buffer): string | undefined {
  const squares = [...contentOf(objectsOf(pdf)).matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)].map((square) =>
    square.slice(1).map(Number),
  );
  const [left, top] = [0, 1].map((axis) => Math.min(...squares.map((square) => square[axis] ?? 0)));
  const side = squares[0]?.[2] ?? 1;
  const [scale, margin, modules] = [4, 4, 64];
  const width = (modules + 2 * margin) * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [x = 0, y = 0] of squares) {
    const column = Math.round((x - (left ?? 0)) / side) + margin;
    const row = Math.round((y - (top ?? 0)) / side) + margin;
    for (let at = 0; at < scale * scale; at += 1) {
      const pixel = (row * scale + Math.floor(at / scale)) * width + column * scale + (at % scale);
      pixels.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return jsQR(pixels, width, width)?.data;
}

describe('documents since credit notes', () => {
  const issuedBy = {
    address: '1 Old Road, Indore',
    phone: '+91 1',
    email: 'old@aangan.example',
    gstin: '23BBBBB0000B1Z5',
  };
  const note: CreditNote = {
    name: 'CN-000007',
    issuedAt: new Date('2026-04-30T20:00:00Z'),
    invoice: { name: 'AE-000042', issuedAt: invoice.issuedAt },
    issuedBy,
    billedTo: { ...invoice.billedTo, state: 'Madhya Pradesh' },
    description: 'Enterprise package with Featured listing',
    amountInPaise: 99_900,
    creditedBeforeInPaise: 50_001,
    test: false,
    paymentId: 'pay_42',
  };

  it('show our details of their day, the amount in words and the payment as a code that scanners read', async () => {
    const pdf = await invoicePdf({ ...invoice, issuedBy }, company);
    const text = textOf(pdf).replaceAll('\n', ' ');
    for (const line of [
      '1 Old Road, Indore',
      'GSTIN 23BBBBB0000B1Z5',
      'Amount in words Rupees thirteen thousand nine hundred ninety-eight only',
      'Tax payable on reverse charge: No',
    ])
      expect(text).toContain(line);
    expect(text).not.toContain(company.address);
    expect(scan(pdf)).toBe('AE-000042 pay_42 INR 13998.00');
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('of older versions look as they did', async () => {
    const text = textOf(await invoicePdf(invoice, company));
    for (const line of ['Amount in words', 'reverse charge', issuedBy.address]) expect(text).not.toContain(line);
    expect(text).toContain(company.address);
  });

  it('that credit an invoice name it, with the tax that goes back', async () => {
    const pdf = await creditNotePdf(note);
    const text = textOf(pdf).replaceAll('\n', ' ');
    for (const line of [
      'Credit note CN-000007  •  1 May 2026',
      'Against invoice AE-000042 dated 1 April 2026',
      'Meera Joshi',
      'Place of supply: Madhya Pradesh (23)',
      'Refund: Enterprise package with Featured listing',
      '₹999.00',
      'Rupees nine hundred ninety-nine only',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/CGST 9 %₹76\.\d\d SGST 9 %₹76\.\d\d/);
    expect(scan(pdf)).toBe('CN-000007 pay_42 INR 999.00');
    expect((await creditNotePdf(note)).equals(pdf)).toBe(true);
  });
});

it('the taxes of credit notes add up to the invoice’s, however it is divided', () => {
  for (const place of [{ code: '23' }, { code: '27' }, null])
    for (const parts of [2, 3, 7, 13]) {
      const cuts = Array.from({ length: parts + 1 }, (_none, at) =>
        Math.round((1_299_900 * at * at) / (parts * parts)),
      );
      const notes = cuts.slice(1).map((to, at) => taxBetween(cuts[at] ?? 0, to, place, company.gstin));
      const whole = taxOf(1_299_900, place, company.gstin);
      expect(notes.reduce((sum, tax) => sum + tax.taxableInPaise, 0)).toBe(whole.taxableInPaise);
      whole.parts.forEach(({ amountInPaise }, part) =>
        expect(notes.reduce((sum, tax) => sum + (tax.parts[part]?.amountInPaise ?? 0), 0)).toBe(amountInPaise),
      );
    }
});
