import * as messages from '@messages/server/invoices';
import * as amounts from '@messages/contract/amounts';
import { formatRupees } from '../../lib/formatRupees';
import { brass, renderDocument, row, rule } from '../../pdf/documentPage';
import { longDay } from '../../lib/moments';
import { drawFoot, drawHead, drawParties, drawTotals, drawWordsAndCode } from './documentPdf';
import { SERVICE_CODE, placeOfSupply, taxBetween } from '../ledger/gstRules';
import type { CreditNote } from './invoicesStore';

/** Renders a credit note on one A4 page, as rule 53 (1A) of the CGST Rules asks; the same note gives the same bytes. */
export async function creditNotePdf(note: CreditNote): Promise<Buffer> {
  const { name, issuedAt, invoice, billedTo, issuedBy, amountInPaise, creditedBeforeInPaise } = note;
  const place = placeOfSupply(billedTo, issuedBy.gstin);
  const after = creditedBeforeInPaise + amountInPaise;
  return renderDocument(messages.creditNoteName(name), issuedAt, (page) => {
    drawHead(page, {
      issuer: issuedBy,
      title: note.test ? messages.testCreditNote : messages.creditNote,
      below: [
        messages.creditNoteAndDay(name, longDay(issuedAt)),
        messages.forInvoice(invoice.name, longDay(invoice.issuedAt)),
      ],
    });
    drawParties(page, billedTo, issuedBy.gstin);
    row(page, messages.serviceSac(SERVICE_CODE), messages.amountWithTax, { size: 9, colour: brass });
    rule(page, { above: 2 });
    row(page, messages.refundOf(note.description), formatRupees(amountInPaise));
    rule(page);
    drawTotals(
      page,
      taxBetween(creditedBeforeInPaise, after, place, issuedBy.gstin),
      amountInPaise,
      messages.creditedInrTaxIncluded,
    );
    drawWordsAndCode(
      page,
      amounts.amountInWords(amountInPaise),
      `${name} ${note.paymentId} INR ${(amountInPaise / 100).toFixed(2)}`,
    );
    drawFoot(page, messages.refundedValidWithout(note.paymentId));
  });
}
