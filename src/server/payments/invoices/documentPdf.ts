import { brand } from '@contract/brand';
import * as language from '@messages/language';
import * as messages from '@messages/server/invoices';
import { create } from 'qrcode';
import { formatRupees } from '../../lib/formatRupees';
import { newPdf, type Sheet } from '../../lib/pdfDocument';
import { type BilledTo, type Issuer, type Tax, placeOfSupply } from './gstRules';
import { type TypeStyle, makeTypesetter } from './invoiceTypesetter';

/** Points from the top of the page, after which a new page starts. */
export const LAST_LINE = 740;
const TOP = 64;
export const left = 64;
export const wide = 467;
/** The left edge of the right column. */
export const middle = left + 250;
/** A line of ten points and its leading. */
export const ROW = 14;
export const dark = '#12161c';
export const pale = '#5c6068';
export const brass = '#7a5620';
const hairline = '#e6dbca';
/** The logo in the site's bar: a courtyard between two wings, 120 wide and 96 high. */
export const logoMark = 'M8 92V36L60 6l52 30v56H84V52H36v40H8M48 92V72a12 12 0 0 1 24 0v20';

/** A page filled from top to bottom. */
export interface Page {
  sheet: Sheet;
  set: ReturnType<typeof makeTypesetter>;
  y: number;
}

/** Draws a document on A4 pages; the same drawing gives the same bytes. */
export async function renderDocument(title: string, issuedAt: Date, draw: (page: Page) => void): Promise<Buffer> {
  const sheet = await newPdf({
    size: 'A4',
    margin: 0,
    lang: language.tag,
    displayTitle: true,
    info: { Title: title, Author: brand, CreationDate: issuedAt },
  });
  const bytes: Buffer[] = [];
  const drawn = new Promise<Buffer>((resolve, reject) => {
    sheet
      .on('data', (chunk: Buffer) => bytes.push(chunk))
      .on('end', () => resolve(Buffer.concat(bytes)))
      .on('error', reject);
  });
  draw({ sheet, set: makeTypesetter(sheet), y: TOP });
  sheet.end();
  return drawn;
}

/** Goes on at the top of a new page. */
export function newPage(page: Page): void {
  page.sheet.addPage();
  page.y = TOP;
}

/** Text from the left edge, below what is there. */
export function line(page: Page, text: string, how: Partial<TypeStyle> = {}): void {
  if (page.y > LAST_LINE) newPage(page);
  page.y = page.set(text, page.y, { x: left, width: wide, colour: dark, ...how });
}

/** A label on the left, a figure on the right; `from` is the left edge of the label. */
export function row(
  page: Page,
  name: string,
  value: string,
  { from = left, ...how }: Partial<TypeStyle> & { from?: number } = {},
): void {
  const top = page.y;
  line(page, name, { x: from, width: left + wide - from - 110, ...how });
  page.set(value, page.y < top ? TOP : top, { x: left + wide - 110, width: 110, align: 'right', colour: dark, ...how });
  page.y += 4;
}

/** A line across the page, or from the left edge given. */
export function rule(page: Page, { from = left, above = 4, below = 10 } = {}): void {
  const y = page.y + above;
  page.sheet
    .moveTo(from, y)
    .lineTo(left + wide, y)
    .lineWidth(0.75)
    .strokeColor(hairline)
    .stroke();
  page.y = y + below;
}

export const dayInIndia = (at: Date) =>
  new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(at);

/** Our mark and name. @returns the `y` below them */
function drawName(page: Page): number {
  page.sheet
    .save()
    .translate(left, page.y)
    .scale(0.32)
    .path(logoMark)
    .lineWidth(4.5)
    .strokeColor(brass)
    .stroke()
    .restore();
  return page.set(brand, page.y - 1, { x: left + 50, width: 210, face: 'display', size: 24, colour: dark });
}

/** The head of a document that is no voucher: our mark and name over a line. */
export function drawLogo(page: Page): void {
  page.y = drawName(page);
  rule(page, { above: 14, below: 28 });
}

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
  line(page, title, { face: 'display', size: 28 });
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
  drawCode(page.sheet, reference, { x: left, y: top });
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
