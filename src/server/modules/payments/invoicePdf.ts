import { brand } from '@contract/brand';
import PDFDocument from 'pdfkit';
import { rupeesInWords } from '../../payments/rupees';
import type { Settings } from '../../settings';
import { placeOfSupply, taxOf } from './gstRules';
import { type Set, type Sheet, makeTypesetter } from './invoiceType';
import type { Invoice } from './invoicesStore';

type Company = Settings['company'];

/** Services of real estate on a fee or contract basis, in the list of service codes of the Indian tax office. */
const SERVICE_CODE = '997222';
/** Points from the top of the sheet; below begins another. */
const LAST_LINE = 770;
const left = 56;
const wide = 483;
/** A line of ten points and its leading. */
const ROW = 14;
const dark = '#1d1b18';
const pale = '#6b645a';

/** A sheet that is written from top to bottom. */
interface Page {
  sheet: Sheet;
  set: ReturnType<typeof makeTypesetter>;
  y: number;
}

/** Draws an invoice on one sheet of A4; the same invoice gives the same bytes. */
export async function invoicePdf(invoice: Invoice, company: Company): Promise<Buffer> {
  const sheet = new PDFDocument({ size: 'A4', margin: 0, lang: 'en-IN', displayTitle: true, info: { Title: `Invoice ${invoice.name}`, Author: brand, CreationDate: invoice.issuedAt } });
  const bytes: Buffer[] = [];
  const drawn = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => bytes.push(chunk)).on('end', () => resolve(Buffer.concat(bytes))).on('error', reject);
  });
  const page: Page = { sheet, set: makeTypesetter(sheet), y: 56 };
  drawHead(page, invoice, company);
  drawParties(page, invoice, company);
  drawLines(page, invoice);
  drawTotals(page, invoice, company);
  drawFoot(page, invoice);
  sheet.end();
  return drawn;
}

function line(page: Page, text: string, how: Partial<Set> = {}): void {
  if (page.y > LAST_LINE) {
    page.sheet.addPage();
    page.y = 56;
  }
  page.y = page.set(text, page.y, { x: left, width: wide, colour: dark, ...how });
}

/** A name on the left, a figure on the right. */
function row(page: Page, name: string, value: string, weight: 400 | 700 = 400): void {
  line(page, name, { width: wide - 160, weight });
  page.set(value, page.y - ROW, { x: left + wide - 150, width: 150, align: 'right', weight, colour: dark });
  page.y += 4;
}

function rule(page: Page): void {
  page.sheet.moveTo(left, page.y + 2).lineTo(left + wide, page.y + 2).lineWidth(0.5).strokeColor(pale).stroke();
  page.y += 10;
}

function drawHead(page: Page, invoice: Invoice, company: Company): void {
  const on = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(invoice.issuedAt);
  line(page, brand, { size: 20, weight: 700 });
  line(page, company.address, { colour: pale });
  line(page, `${company.phone}  •  ${company.email}`, { colour: pale });
  line(page, `GSTIN ${company.gstin}`, { colour: pale });
  page.y += 18;
  line(page, invoice.test ? 'Test invoice – no money was charged' : 'Tax invoice', { size: 14, weight: 700 });
  line(page, `Invoice ${invoice.name}  •  ${on}`);
  if (invoice.unpaid) line(page, 'This invoice is cancelled: the payment did not arrive.');
  else if (invoice.refundedInPaise === invoice.amountInPaise) line(page, 'The amount of this invoice has been given back.');
  page.y += 14;
}

function drawParties(page: Page, { billedTo }: Invoice, company: Company): void {
  const place = placeOfSupply(billedTo, company.gstin);
  const { name, address, city, state, zip, country, gstin, email } = billedTo;
  line(page, 'Billed to', { colour: pale });
  line(page, name, { weight: 700 });
  for (const part of [address, [city, state, zip].filter(Boolean).join(', '), country, email, gstin && `GSTIN ${gstin}`]) if (part) line(page, part);
  line(page, `Place of supply: ${place ? `${place.name} (${place.code})` : 'outside India'}`, { colour: pale });
  page.y += 14;
}

function drawLines(page: Page, { lines }: Invoice): void {
  row(page, `Service (SAC ${SERVICE_CODE})`, 'Price with tax', 700);
  rule(page);
  for (const { name, kind, amountInPaise } of lines) row(page, kind === 'package' ? `${name} – listing package` : name, rupeesInWords(amountInPaise));
  rule(page);
}

function drawTotals(page: Page, { amountInPaise, refundedInPaise, billedTo }: Invoice, company: Company): void {
  const tax = taxOf(amountInPaise, placeOfSupply(billedTo, company.gstin), company.gstin);
  row(page, 'Taxable value', rupeesInWords(tax.taxableInPaise));
  for (const part of tax.parts) row(page, `${part.name} ${part.percent} %`, rupeesInWords(part.amountInPaise));
  rule(page);
  row(page, 'Total (INR, tax included)', rupeesInWords(amountInPaise), 700);
  if (refundedInPaise === 0) return;
  row(page, 'Refunded', `−${rupeesInWords(refundedInPaise)}`);
  row(page, 'Paid after the refund', rupeesInWords(amountInPaise - refundedInPaise), 700);
}

function drawFoot(page: Page, { paymentId, unpaid }: Invoice): void {
  page.y += 20;
  const paid = unpaid ? 'Not paid' : 'Paid in full';
  line(page, `${paid}${paymentId ? ` (payment ${paymentId})` : ''}. Made by computer; valid without a signature.`, { size: 9, colour: pale });
}
