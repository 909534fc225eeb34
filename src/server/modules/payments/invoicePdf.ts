import PDFDocument from 'pdfkit';
import { rupeesInWords } from '../../payments/rupees';
import type { Settings } from '../../settings';
import { placeOfSupply, taxOf } from './gstRules';
import type { Invoice } from './invoicesStore';

type Company = Settings['company'];
type Sheet = InstanceType<typeof PDFDocument>;

/** Services of real estate on a fee or contract basis, in the list of service codes of the Indian tax office. */
const SERVICE_CODE = '997222';
const left = 56;
const right = 539;
const wide = right - left;
const dark = '#1d1b18';
const pale = '#6b645a';

/** The fonts every reader has know Latin letters only, and no rupee sign. */
const printable = (text: string) => text.normalize('NFC').replace(/₹\s*/g, 'Rs. ').replace(/[\u2018\u2019]/g, "'").replace(/[\u2013\u2014]/g, '-').replace(/[^\n\x20-\x7e\u00a0-\u00ff]/g, '?');

/** Draws an invoice on one sheet of A4; the same invoice gives the same bytes. */
export async function invoicePdf(invoice: Invoice, company: Company): Promise<Buffer> {
  const sheet = new PDFDocument({ size: 'A4', margin: left, lang: 'en-IN', displayTitle: true, info: { Title: `Invoice ${invoice.name}`, Author: 'Aangan Estates', CreationDate: invoice.issuedAt } });
  const bytes: Buffer[] = [];
  const drawn = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => bytes.push(chunk)).on('end', () => resolve(Buffer.concat(bytes))).on('error', reject);
  });
  drawHead(sheet, invoice, company);
  drawParties(sheet, invoice, company);
  drawLines(sheet, invoice);
  drawTotals(sheet, invoice, company);
  drawFoot(sheet, invoice);
  sheet.end();
  return drawn;
}

function row(sheet: Sheet, name: string, value: string, { bold = false } = {}): void {
  const y = sheet.y;
  sheet.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(10).fillColor(dark);
  sheet.text(printable(value), left + wide - 150, y, { width: 150, align: 'right' });
  sheet.text(printable(name), left, y, { width: wide - 160 }).moveDown(0.6);
}

function rule(sheet: Sheet): void {
  sheet.moveTo(left, sheet.y).lineTo(right, sheet.y).lineWidth(0.5).strokeColor(pale).stroke().moveDown(0.6);
}

function drawHead(sheet: Sheet, invoice: Invoice, company: Company): void {
  const on = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(invoice.issuedAt);
  sheet.font('Helvetica-Bold').fontSize(20).fillColor(dark).text('Aangan Estates', left, 56);
  sheet.font('Helvetica').fontSize(10).fillColor(pale).text(printable(`${company.phone}  |  ${company.email}`)).text(printable(`GSTIN ${company.gstin}`)).moveDown(1.5);
  sheet.font('Helvetica-Bold').fontSize(14).fillColor(dark).text(invoice.test ? 'Test invoice - no money was charged' : 'Tax invoice');
  sheet.font('Helvetica').fontSize(10).text(`Invoice ${invoice.name}  |  ${on}`);
  if (invoice.refunded) sheet.text('The amount of this invoice has been given back.');
  sheet.moveDown(1.2);
}

function drawParties(sheet: Sheet, { billedTo }: Invoice, company: Company): void {
  const place = placeOfSupply(billedTo, company.gstin);
  const { name, address, city, state, zip, country, gstin, email } = billedTo;
  const town = [city, state, zip].filter(Boolean).join(', ');
  sheet.font('Helvetica').fillColor(pale).text('Billed to').fillColor(dark).font('Helvetica-Bold').text(printable(name)).font('Helvetica');
  for (const line of [address, town, country, email, gstin && `GSTIN ${gstin}`]) if (line) sheet.text(printable(line), { width: wide });
  sheet.fillColor(pale).text(`Place of supply: ${place ? `${place.name} (${place.code})` : 'outside India'}`).moveDown(1.2);
}

function drawLines(sheet: Sheet, { lines }: Invoice): void {
  row(sheet, `Service (SAC ${SERVICE_CODE})`, 'Price with tax', { bold: true });
  rule(sheet);
  for (const { name, kind, amountInPaise } of lines) row(sheet, kind === 'package' ? `${name} - listing package` : name, rupeesInWords(amountInPaise));
  rule(sheet);
}

function drawTotals(sheet: Sheet, { amountInPaise, billedTo }: Invoice, company: Company): void {
  const tax = taxOf(amountInPaise, placeOfSupply(billedTo, company.gstin), company.gstin);
  row(sheet, 'Taxable value', rupeesInWords(tax.taxableInPaise));
  for (const part of tax.parts) row(sheet, `${part.name} ${part.percent} %`, rupeesInWords(part.amountInPaise));
  rule(sheet);
  row(sheet, 'Total (INR, tax included)', rupeesInWords(amountInPaise), { bold: true });
}

function drawFoot(sheet: Sheet, { paymentId }: Invoice): void {
  sheet.moveDown(2).font('Helvetica').fontSize(9).fillColor(pale);
  sheet.text(printable(`Paid in full${paymentId ? ` (payment ${paymentId})` : ''}. Made by computer; valid without a signature.`), left, sheet.y, { width: wide });
}
