import * as messages from '@messages/server/invoices';
import type { PaymentsDeps } from '../paymentsDeps';
import type { MakeDocument } from '../../email/deliver';
import { readDocument } from '../ledger/documentNumbers';
import { creditNotePdf } from './creditNotePdf';
import { invoicePdf } from './invoicePdf';
import { creditNoteOf, invoiceOf } from './invoicesStore';

/** Makes the documents that emails name: invoices and credit notes. */
export const attachedDocument =
  ({ database, settings: { company } }: Pick<PaymentsDeps, 'database' | 'settings'>): MakeDocument =>
  async (name) => {
    const wanted = readDocument(name);
    if (wanted?.kind === 'invoice') {
      const invoice = await invoiceOf(database, { payment: wanted.id });
      if (invoice) return pdf(messages.invoiceName(invoice.name), await invoicePdf(invoice, company));
    }
    if (wanted?.kind === 'credit-note') {
      const note = await creditNoteOf(database, { refund: wanted.id }, company);
      if (note) return pdf(messages.creditNoteName(note.name), await creditNotePdf(note));
    }
    throw new Error(`there is no document ${name}`);
  };

const pdf = (name: string, content: Buffer) => ({ filename: `${name}.pdf`, contentType: 'application/pdf', content });
