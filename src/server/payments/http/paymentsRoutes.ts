import type { FastifyInstance } from 'fastify';
import { limits } from '@contract/limits';
import { type NewOrder, paymentEndpoints } from '@contract/payments';
import * as messages from '@messages/server/payments';
import type { PaymentsDeps } from '../paymentsDeps';
import { findOrder, openOrder } from '../ledger/orders';
import { announcePrices, priceList } from '../ledger/prices';
import { type Purchase, type PurchaseLine, meetingPurchase } from '../ledger/purchase';
import { upgradeLines } from '../ledger/upgrades';
import { registerEndpoint } from '../../plugins/contractRoute';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { Problem, notFound } from '../../lib/problem';
import { hidesPlace } from '../ledger/gstRules';
import { checkedBilling } from './billingRules';
import { featureListing, listAddOnsOf, listFeaturable, nameListing } from './addOnsStore';
import { invoicePdf } from '../invoices/invoicePdf';
import {
  type OwnListing,
  asksForSame,
  checkAmount,
  checkDeliverable,
  checkMeetingOrder,
  listingFor,
  payableMeeting,
  purchaseLines,
  upgradeOrder,
} from './paymentsRules';
import { creditNotePdf } from '../invoices/creditNotePdf';
import { creditNoteOf, invoiceOf } from '../invoices/invoicesStore';
import { billingInfoOf, listMethods, listPayments, meetingOf, ownListing, setBillingInfo } from './paymentsStore';
import { sandboxRoutes } from './sandboxRoutes';
import { paymentResultOf } from './paymentStatus';
import { listSubscriptions } from './subscriptionsStore';
import { verifyPayment } from './verification';
import { webhookRoutes } from './webhookRoutes';
import { readProof } from './wireProof';

/** Purchases and their status over HTTP. */
export async function paymentsRoutes(server: FastifyInstance, deps: PaymentsDeps): Promise<void> {
  const { database, gateway, settings, now } = deps;

  registerEndpoint(server, paymentEndpoints.createOrder, async ({ body, account }) => {
    const billing = await billingInfoOf(database, account.id);
    if (billing && hidesPlace(billing)) throw new Problem(409, 'billing_place', messages.yourBillingDetailsDoNotSay);
    return openOrder(deps, await purchaseOf(deps, account.id, body));
  });
  registerEndpoint(server, paymentEndpoints.verify, async ({ body, account }) =>
    verifyPayment(deps, account.id, readProof(body)),
  );

  registerEndpoint(
    server,
    paymentEndpoints.list,
    async ({ query: { limit = limits.page.max, offset = 0 }, account, request, reply }) => {
      const { payments, total } = await listPayments(database, account.id, { limit, offset, now: now() });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return payments;
    },
  );

  registerEndpoint(server, paymentEndpoints.status, async ({ query, account }) =>
    paymentResultOf(deps, account.id, query),
  );

  registerEndpoint(server, paymentEndpoints.invoice, async ({ params, account, reply }) => {
    const invoice = await invoiceOf(database, { payment: params.id, account: account.id });
    if (!invoice) throw notFound(messages.thisInvoice);
    reply.header('content-disposition', `attachment; filename="invoice-${invoice.name}.pdf"`);
    return invoicePdf(invoice, settings.company);
  });

  registerEndpoint(server, paymentEndpoints.creditNote, async ({ params: { id, refund }, account, reply }) => {
    const note = await creditNoteOf(database, { payment: id, refund, account: account.id }, settings.company);
    if (!note) throw notFound(messages.thisCreditNote);
    reply.header('content-disposition', `attachment; filename="credit-note-${note.name}.pdf"`);
    return creditNotePdf(note);
  });

  registerEndpoint(server, paymentEndpoints.methods, async ({ account }) => listMethods(database, account.id));
  registerEndpoint(server, paymentEndpoints.subscription, ({ account }) =>
    listSubscriptions(database, { accountId: account.id, test: !gateway.live }, settings.freeListings, now()),
  );
  registerEndpoint(server, paymentEndpoints.addOns, async ({ account }) => {
    const [addOns, listings] = await Promise.all([
      listAddOnsOf(database, account.id),
      listFeaturable(database, account.id),
    ]);
    return { add_ons: addOns, listings };
  });
  registerEndpoint(server, paymentEndpoints.featureListing, async ({ params, body, account }) =>
    featureListing(database, now(), account.id, params.id, body.property),
  );
  registerEndpoint(server, paymentEndpoints.nameAddOnListing, async ({ params, body, account }) =>
    nameListing(database, account.id, params.id, body.property),
  );
  registerEndpoint(server, paymentEndpoints.billingInfo, async ({ account }) => billingInfoOf(database, account.id));
  registerEndpoint(server, paymentEndpoints.changeBillingInfo, async ({ body, account }) =>
    setBillingInfo(database, account.id, checkedBilling(body)),
  );

  await server.register(async (scope) => webhookRoutes(scope, deps));
  await sandboxRoutes(server, deps);
}

/**
 * The purchase in the body, at current prices; one that was ordered with this receipt keeps its own. @throws Problem 400 by field, 409 for a meeting that cannot be paid any
 * more
 */
async function purchaseOf(deps: PaymentsDeps, accountId: number, body: NewOrder): Promise<Purchase> {
  const { database, now } = deps;
  if (body.meeting === undefined) {
    const made = await findOrder(database, accountId, body.receipt);
    if (made && asksForSame(made, body)) return { accountId, receipt: body.receipt, ...made };
    if (body.upgrade !== undefined) return upgradeOf(deps, accountId, { ...body, upgrade: body.upgrade });
    const listing =
      body.property === undefined ? undefined : listingFor(body, await ownListing(database, accountId, body.property));
    const lines = await linesOf(deps, body, listing);
    checkDeliverable(body);
    return { accountId, receipt: body.receipt, lines, ...(listing && { propertyId: listing.id }) };
  }
  checkMeetingOrder(body);
  return meetingPurchase(accountId, payableMeeting(await meetingOf(database, accountId, body.meeting), now()));
}

/** An upgrade at the credit of this moment, which is checked again when it is stored. @throws Problem 400 by field, 409 */
async function upgradeOf(
  { database, gateway, now }: PaymentsDeps,
  accountId: number,
  body: NewOrder & { upgrade: number },
): Promise<Purchase> {
  const upgrade = { from: body.upgrade, to: upgradeOrder(body) };
  const at = now();
  const buyer = { accountId, test: !gateway.live };
  const lines = await upgradeLines(database, { ...buyer, ...upgrade }, await priceList(database, at), at);
  checkAmount(body.amount, lines);
  return { accountId, receipt: body.receipt, lines, upgrade };
}

/** The items at prices in force. A refused client may have seen older ones, so that these must not stay in a cache. */
async function linesOf(
  { database, now }: PaymentsDeps,
  body: NewOrder,
  listing: OwnListing | undefined,
): Promise<PurchaseLine[]> {
  const prices = await priceList(database, now());
  try {
    return purchaseLines(body, prices, listing);
  } catch (refusal) {
    await announcePrices(database, now());
    throw refusal;
  }
}
