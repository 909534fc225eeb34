import * as messages from '@messages/server/invoices';
import type { PaymentsDeps } from '../paymentsDeps';
import type { MakeDocument } from '../../email/deliver';
import { refundOfDocument } from '../ledger/documentNumbers';
import { creditNotePdf } from './creditNotePdf';
import { creditNoteOf } from './invoicesStore';

/** Makes the documents that emails name: credit notes. */
export const attachedDocument =
  ({ database, settings }: Pick<PaymentsDeps, 'database' | 'settings'>): MakeDocument =>
  async (name) => {
    const refund = refundOfDocument(name);
    const note = refund === undefined ? undefined : await creditNoteOf(database, { refund }, settings.company);
    if (!note) throw new Error(`there is no document ${name}`);
    return {
      filename: `${messages.creditNoteName(note.name)}.pdf`,
      contentType: 'application/pdf',
      content: await creditNotePdf(note),
    };
  };
