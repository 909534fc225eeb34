import * as messages from '@messages/server/invoices';
import { create } from 'qrcode';
import { formatRupees } from '../../lib/formatRupees';
import {
  LAST_LINE,
  left,
  wide,
  middle,
  ROW,
  dark,
  pale,
  brass,
  type Page,
  line,
  row,
  rule,
  drawName,
} from '../../pdf/documentPage';
import type { Sheet } from '../../pdf/pdfDocument';
import { type BilledTo, type Issuer, type Tax, placeOfSupply } from '../ledger/gstRules';

/** The logo, our details, and what document it is. */
export function drawHead(
  page: Page,
  { issuer, title, below }: { issuer: Issuer; title: string; below: string[] },
): void {
  const under = drawName(page);
  const column = { x: middle, width: left + wide - middle, align: 'right', size: 9, colour: pale } as const;
  for (const part of [issuer.address, `${issuer.phone}  •  ${issuer.email}`, messages.gstinNumber(issuer.gstin)])
    page.y = page.set(part, page.y, column);
  page.y = Math.max(page.y, under);
  rule(page, { above: 18, below: 34 });
  line(page, title, { role: 'H1', face: 'display', size: 28 });
  page.y += 2;
  below.forEach((text, place) => line(page, text, place === 0 ? { colour: pale } : {}));
  page.y += 28;
}

/** The buyer and the place of supply. */
export function drawParties(page: Page, billedTo: BilledTo, companyGstin: string): void {
  const place = placeOfSupply(billedTo, companyGstin);
  const { name, address, city, state, zip, country, gstin, email } = billedTo;
  line(page, messages.billedTo, { size: 9, colour: brass });
  page.y += 2;
  line(page, name, { face: 'display', size: 16 });
  for (const part of [
    address,
    [city, state, zip].filter(Boolean).join(', '),
    country,
    email,
    gstin && messages.gstinNumber(gstin),
  ])
    if (part) line(page, part, { width: 300 });
  page.y += 8;
  line(page, messages.placeOfSupply(place ? messages.stateWithCode(place.name, place.code) : messages.outsideIndia), {
    size: 9,
    colour: pale,
  });
  page.y += 30;
}

/** The tax and the total, in the right column. */
export function drawTotals(page: Page, tax: Tax, amountInPaise: number, total: string): void {
  page.y += 8;
  row(page, messages.taxableValue, formatRupees(tax.taxableInPaise), { from: middle });
  for (const part of tax.parts)
    row(page, `${part.name} ${part.percent} %`, formatRupees(part.amountInPaise), { from: middle });
  rule(page, { from: middle });
  row(page, total, '', { from: middle, size: 9, colour: pale });
  page.y -= ROW + 4 + 5;
  line(page, formatRupees(amountInPaise), {
    x: left + wide - 140,
    width: 140,
    align: 'right',
    face: 'display',
    size: 18,
  });
}

/** The amount in words, and a QR code of the payment's reference beside it. */
export function drawWordsAndCode(page: Page, words: string, reference: string): void {
  page.y += 18;
  const top = Math.min(page.y, LAST_LINE - CODE_SIZE - 10);
  page.picture(reference, () => drawCode(page.sheet, reference, { x: left, y: top }));
  const column = { x: left + CODE_SIZE + 14, width: wide - CODE_SIZE - 14 };
  page.y = page.set(messages.amountInWords, top + 8, { ...column, size: 9, colour: brass });
  page.y = page.set(words, page.y + 2, { ...column, colour: dark });
  page.y = page.set(messages.reverseCharge, page.y + 4, { ...column, size: 9, colour: pale });
  page.y = Math.max(page.y, top + CODE_SIZE);
}

/** Points. */
const CODE_SIZE = 64;

function drawCode(sheet: Sheet, text: string, { x, y }: { x: number; y: number }): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = CODE_SIZE / modules.size;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) sheet.rect(x + column * side, y + row * side, side, side);
  sheet.fillColor(dark).fill();
}

/** The last line of a document. */
export function drawFoot(page: Page, text: string): void {
  const isFull = page.y > LAST_LINE;
  page.y = isFull ? page.y + 20 : Math.max(page.y + 20, LAST_LINE);
  if (!isFull) rule(page, { above: 0, below: 12 });
  page.y = page.set(text, page.y, { x: left, width: wide, size: 9, colour: pale });
}
