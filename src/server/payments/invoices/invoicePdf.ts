import { brand } from '@contract/brand';
import * as language from '@messages/language';
import * as messages from '@messages/server/invoices';
import PDFDocument from 'pdfkit';
import { formatRupees } from '../../lib/formatRupees';
import type { Settings } from '../../settings';
import { placeOfSupply, taxOf } from './gstRules';
import { type TypeStyle, type Sheet, makeTypesetter } from './invoiceTypesetter';
import type { Invoice } from './invoicesStore';

type Company = Settings['company'];

/** Services of real estate on a fee or contract basis, in the list of service codes of the Indian tax office. */
const SERVICE_CODE = '997222';
/** Points from the top of the page, after which a new page starts. */
const LAST_LINE = 740;
const TOP = 64;
const left = 64;
const wide = 467;
/** The left edge of the right column. */
const middle = left + 250;
/** A line of ten points and its leading. */
const ROW = 14;
const dark = '#12161c';
const pale = '#5c6068';
const brass = '#7a5620';
const hairline = '#e6dbca';
/** The logo in the site's bar: a courtyard between two wings, 120 wide and 96 high. */
const MARK = 'M8 92V36L60 6l52 30v56H84V52H36v40H8M48 92V72a12 12 0 0 1 24 0v20';

/** A page filled from top to bottom. */
interface Page {
  sheet: Sheet;
  set: ReturnType<typeof makeTypesetter>;
  y: number;
}

/** Renders an invoice on one A4 page; the same invoice gives the same bytes. */
export async function invoicePdf(invoice: Invoice, company: Company): Promise<Buffer> {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: language.tag,
    displayTitle: true,
    info: { Title: messages.invoiceName(invoice.name), Author: brand, CreationDate: invoice.issuedAt },
  });
  const bytes: Buffer[] = [];
  const drawn = new Promise<Buffer>((resolve, reject) => {
    sheet
      .on('data', (chunk: Buffer) => bytes.push(chunk))
      .on('end', () => resolve(Buffer.concat(bytes)))
      .on('error', reject);
  });
  const page: Page = { sheet, set: makeTypesetter(sheet), y: TOP };
  drawHead(page, invoice, company);
  drawParties(page, invoice, company);
  drawLines(page, invoice);
  drawTotals(page, invoice, company);
  drawFoot(page, invoice);
  sheet.end();
  return drawn;
}

function line(page: Page, text: string, how: Partial<TypeStyle> = {}): void {
  if (page.y > LAST_LINE) {
    page.sheet.addPage();
    page.y = TOP;
  }
  page.y = page.set(text, page.y, { x: left, width: wide, colour: dark, ...how });
}

/** A label on the left, a figure on the right; `from` is the left edge of the label. */
function row(
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

function rule(page: Page, { from = left, above = 4, below = 10 } = {}): void {
  const y = page.y + above;
  page.sheet
    .moveTo(from, y)
    .lineTo(left + wide, y)
    .lineWidth(0.75)
    .strokeColor(hairline)
    .stroke();
  page.y = y + below;
}

function drawHead(page: Page, invoice: Invoice, company: Company): void {
  const on = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(
    invoice.issuedAt,
  );
  page.sheet.save().translate(left, page.y).scale(0.32).path(MARK).lineWidth(4.5).strokeColor(brass).stroke().restore();
  const under = page.set(brand, page.y - 1, { x: left + 50, width: 210, face: 'display', size: 24, colour: dark });
  const column = { x: middle, width: left + wide - middle, align: 'right', size: 9, colour: pale } as const;
  for (const part of [company.address, `${company.phone}  •  ${company.email}`, messages.gstinNumber(company.gstin)])
    page.y = page.set(part, page.y, column);
  page.y = Math.max(page.y, under);
  rule(page, { above: 18, below: 34 });
  line(page, invoice.test ? messages.testInvoiceNoMoneyWasCharged : messages.taxInvoice, { face: 'display', size: 28 });
  page.y += 2;
  line(page, messages.invoiceAndDay(invoice.name, on), { colour: pale });
  if (invoice.unpaid) line(page, messages.thisInvoiceIsCancelledBecause);
  else if (invoice.refundedInPaise === invoice.amountInPaise) line(page, messages.theAmountOfThisInvoiceWas);
  page.y += 28;
}

function drawParties(page: Page, { billedTo }: Invoice, company: Company): void {
  const place = placeOfSupply(billedTo, company.gstin);
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

function drawLines(page: Page, { lines }: Invoice): void {
  row(page, messages.serviceSac(SERVICE_CODE), messages.priceWithTax, { size: 9, colour: brass });
  rule(page, { above: 2 });
  for (const { name, kind, amountInPaise, listing } of lines) {
    row(page, kind === 'package' ? messages.listingPackage(name) : name, formatRupees(amountInPaise));
    if (listing) {
      page.y -= 4;
      line(page, messages.forListing(listing), { size: 9, colour: pale, width: wide - 120 });
    }
    rule(page);
  }
}

function drawTotals(page: Page, { amountInPaise, refundedInPaise, billedTo }: Invoice, company: Company): void {
  const tax = taxOf(amountInPaise, placeOfSupply(billedTo, company.gstin), company.gstin);
  page.y += 8;
  row(page, messages.taxableValue, formatRupees(tax.taxableInPaise), { from: middle });
  for (const part of tax.parts)
    row(page, `${part.name} ${part.percent} %`, formatRupees(part.amountInPaise), { from: middle });
  rule(page, { from: middle });
  row(page, messages.totalInrTaxIncluded, '', { from: middle, size: 9, colour: pale });
  page.y -= ROW + 4 + 5;
  line(page, formatRupees(amountInPaise), {
    x: left + wide - 140,
    width: 140,
    align: 'right',
    face: 'display',
    size: 18,
  });
  if (refundedInPaise === 0) return;
  page.y += 8;
  row(page, messages.refunded, `−${formatRupees(refundedInPaise)}`, { from: middle });
  row(page, messages.paidAfterTheRefund, formatRupees(amountInPaise - refundedInPaise), { from: middle, weight: 700 });
}

function drawFoot(page: Page, { paymentId, unpaid }: Invoice): void {
  const isFull = page.y > LAST_LINE;
  page.y = isFull ? page.y + 20 : Math.max(page.y + 20, LAST_LINE);
  if (!isFull) rule(page, { above: 0, below: 12 });
  const paid = unpaid ? messages.notPaid : messages.paidInFull;
  page.y = page.set(messages.computerGeneratedValidWithout(paid, paymentId), page.y, {
    x: left,
    width: wide,
    size: 9,
    colour: pale,
  });
}
