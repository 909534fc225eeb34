import * as messages from '@messages/server/invoices';
import * as amounts from '@messages/contract/amounts';
import { formatRupees } from '../../lib/formatRupees';
import { type Page, brass, line, middle, pale, renderDocument, row, rule, wide } from '../../pdf/documentPage';
import { longDay } from '../../lib/moments';
import { drawFoot, drawHead, drawParties, drawTotals, drawWordsAndCode } from './documentPdf';
import { type Issuer, SERVICE_CODE, placeOfSupply, taxOf } from '../ledger/gstRules';
import type { Invoice } from './invoicesStore';

/**
 * Renders an invoice on one A4 page; the same invoice gives the same bytes. One of an older version, which did not
 * store our details, shows today's, `company`, and looks as it did then.
 */
export async function invoicePdf(invoice: Invoice, company: Issuer): Promise<Buffer> {
  const issuer = invoice.issuedBy ?? company;
  const tax = taxOf(invoice.amountInPaise, placeOfSupply(invoice.billedTo, issuer.gstin), issuer.gstin);
  return renderDocument(messages.invoiceName(invoice.name), invoice.issuedAt, (page) => {
    drawHead(page, {
      issuer,
      title: invoice.test ? messages.testInvoiceNoMoneyWasCharged : messages.taxInvoice,
      below: [messages.invoiceAndDay(invoice.name, longDay(invoice.issuedAt)), ...stateOf(invoice)],
    });
    drawParties(page, invoice.billedTo, issuer.gstin);
    drawLines(page, invoice);
    drawTotals(page, tax, invoice.amountInPaise, messages.totalInrTaxIncluded);
    drawOlderRefund(page, invoice);
    if (invoice.issuedBy) drawWordsAndCode(page, amounts.amountInWords(invoice.amountInPaise), referenceOf(invoice));
    const paid = invoice.unpaid ? messages.notPaid : messages.paidInFull;
    drawFoot(page, messages.computerGeneratedValidWithout(paid, invoice.paymentId));
  });
}

const referenceOf = ({ name, paymentId, amountInPaise }: Invoice) =>
  `${name} ${paymentId} INR ${(amountInPaise / 100).toFixed(2)}`;

function stateOf({ unpaid, refundedInPaise, amountInPaise }: Invoice): string[] {
  if (unpaid) return [messages.thisInvoiceIsCancelledBecause];
  return refundedInPaise === amountInPaise ? [messages.theAmountOfThisInvoiceWas] : [];
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

/** Refunds from before credit notes are part of the invoice. */
function drawOlderRefund(page: Page, { amountInPaise, refundedInPaise }: Invoice): void {
  if (refundedInPaise === 0) return;
  page.y += 8;
  row(page, messages.refunded, `−${formatRupees(refundedInPaise)}`, { from: middle });
  row(page, messages.paidAfterTheRefund, formatRupees(amountInPaise - refundedInPaise), { from: middle, weight: 700 });
}
