import { limits } from '@contract/limits';
import { officePaymentEndpoints } from '@contract/officePayments';
import * as messages from '@messages/server/officePayments';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PaymentsDeps } from '../paymentsDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { mostInFile } from '../../lib/csv';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { badField, notFound } from '../../lib/problem';
import { creditNotePdf } from '../invoices/creditNotePdf';
import { creditNoteOf, invoiceOf } from '../invoices/invoicesStore';
import { invoicePdf } from '../invoices/invoicePdf';
import { requestRefund } from '../ledger/refundRequests';
import { checkPayment } from './checkPayment';
import { gstSheet } from './gstSheet';
import { listOfficePayments } from './officePaymentsStore';
import { paymentDetail, previewRefund } from './paymentDetail';
import { paymentsCsv } from './paymentsCsv';

/** Payments for superusers: lists, the history of one, refunds and the sheets for the accountant. */
export async function officePaymentsRoutes(server: FastifyInstance, deps: PaymentsDeps): Promise<void> {
  readingRoutes(server, deps);
  documentRoutes(server, deps);
  changingRoutes(server, deps);
}

function readingRoutes(server: FastifyInstance, { database, now, gateway, settings }: PaymentsDeps): void {
  registerEndpoint(
    server,
    officePaymentEndpoints.list,
    async ({ query: { limit = limits.page.default, offset = 0, ...filter }, request, reply }) => {
      const { payments, total, exact } = await listOfficePayments(database, filter, { limit, offset });
      pageHeaders(reply, request, { total, exact, nextQuery: nextOffset({ limit, offset, total }) });
      return payments;
    },
  );

  registerEndpoint(server, officePaymentEndpoints.csv, async ({ query, reply }) => {
    const { payments } = await listOfficePayments(database, query, { limit: mostInFile, offset: 0 });
    reply.header('content-disposition', 'attachment; filename="payments.csv"');
    return Buffer.from(paymentsCsv(payments));
  });

  registerEndpoint(server, officePaymentEndpoints.gst, async ({ query: { month }, reply }) => {
    const name = gateway.live ? `gst-${month}.csv` : `gst-test-${month}.csv`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return Buffer.from(await gstSheet(database, month, { test: !gateway.live, companyGstin: settings.company.gstin }));
  });

  registerEndpoint(server, officePaymentEndpoints.get, async ({ params: { id } }) =>
    paymentDetail(database, id, now()),
  );

  registerEndpoint(
    server,
    officePaymentEndpoints.preview,
    async ({ params: { id }, query: { amount_in_paise: amount } }) => previewRefund(database, id, amount, now()),
  );
}

function documentRoutes(server: FastifyInstance, { database, settings }: PaymentsDeps): void {
  registerEndpoint(server, officePaymentEndpoints.invoice, async ({ params: { id }, reply }) => {
    const invoice = await invoiceOf(database, { payment: id });
    if (!invoice) throw notFound(messages.thisInvoice);
    reply.header('content-disposition', `attachment; filename="invoice-${invoice.name}.pdf"`);
    return invoicePdf(invoice, settings.company);
  });

  registerEndpoint(server, officePaymentEndpoints.creditNote, async ({ params: { id, refund }, reply }) => {
    const note = await creditNoteOf(database, { payment: id, refund }, settings.company);
    if (!note) throw notFound(messages.thisCreditNote);
    reply.header('content-disposition', `attachment; filename="credit-note-${note.name}.pdf"`);
    return creditNotePdf(note);
  });
}

/** @throws Problem 400 without a usable key */
function keyOf(request: Pick<FastifyRequest, 'headers'>): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key)) throw badField('Idempotency-Key', messages.sendAKey);
  return key;
}

function changingRoutes(server: FastifyInstance, deps: PaymentsDeps): void {
  const { database, now } = deps;

  registerEndpoint(server, officePaymentEndpoints.refund, async ({ params: { id }, body, account, request }) => {
    const { amount_in_paise: amountInPaise, reason } = body;
    const order = { key: keyOf(request), amountInPaise, reason, accountId: account.id };
    await requestRefund(deps, { account, request }, id, order);
    return paymentDetail(database, id, now());
  });

  registerEndpoint(
    server,
    officePaymentEndpoints.check,
    async ({ params: { id }, body: { version }, account, request }) => {
      await checkPayment(deps, { account, request }, id, version);
      return paymentDetail(database, id, now());
    },
  );
}
