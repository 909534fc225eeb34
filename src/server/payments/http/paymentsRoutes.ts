import type { FastifyInstance } from 'fastify';
import { limits } from '@contract/limits';
import { type NewOrder, paymentCalls } from '@contract/payments';
import type { ServerDeps } from '../../deps';
import { openOrder } from '../ledger/orders';
import { priceList } from '../ledger/prices';
import { type Purchase, meetingPurchase } from '../ledger/purchase';
import { serve } from '../../plugins/contractRoute';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { notFound } from '../../plugins/problems';
import { featureListing, listAddOnsOf, listFeaturable } from './addOnsStore';
import { invoicePdf } from '../invoices/invoicePdf';
import { invoiceOf } from '../invoices/invoicesStore';
import { checkMeetingOrder, listingFor, payableMeeting, whatIsBought } from './paymentsRules';
import { billingInfoOf, listMethods, listPayments, meetingOf, ownListing, setBillingInfo } from './paymentsStore';
import { sandboxRoutes } from './sandboxRoutes';
import { standingOf } from './paymentStatus';
import { listSubscriptions } from './subscriptionsStore';
import { verifyPayment } from './verification';
import { webhookRoutes } from './webhookRoutes';

/** Purchases and what became of them, over HTTP. */
export async function paymentsRoutes(server: FastifyInstance, deps: ServerDeps): Promise<void> {
  const { database, settings, now } = deps;

  serve(server, paymentCalls.createOrder, async ({ body, account }) =>
    openOrder(deps, await purchaseOf(deps, account.id, body)),
  );
  serve(server, paymentCalls.verify, async ({ body, account }) => verifyPayment(deps, account.id, body));

  serve(
    server,
    paymentCalls.list,
    async ({ query: { limit = limits.page.max, offset = 0 }, account, request, reply }) => {
      const { payments, total } = await listPayments(database, account.id, { limit, offset, now: now() });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return payments;
    },
  );

  serve(server, paymentCalls.standing, async ({ query, account }) => standingOf(deps, account.id, query));

  serve(server, paymentCalls.invoice, async ({ params, account, reply }) => {
    const invoice = await invoiceOf(database, account.id, params.id);
    if (!invoice) throw notFound('This invoice');
    reply.header('content-disposition', `attachment; filename="invoice-${invoice.name}.pdf"`);
    return invoicePdf(invoice, settings.company);
  });

  serve(server, paymentCalls.methods, async ({ account }) => listMethods(database, account.id));
  serve(server, paymentCalls.subscription, ({ account }) =>
    listSubscriptions(database, account.id, settings.freeListings, now()),
  );
  serve(server, paymentCalls.addOns, async ({ account }) => {
    const [addOns, listings] = await Promise.all([
      listAddOnsOf(database, account.id),
      listFeaturable(database, account.id),
    ]);
    return { add_ons: addOns, listings };
  });
  serve(server, paymentCalls.featureListing, async ({ params, body, account }) =>
    featureListing(database, now(), account.id, params.id, body.property),
  );
  serve(server, paymentCalls.billingInfo, async ({ account }) => billingInfoOf(database, account.id));
  serve(server, paymentCalls.changeBillingInfo, async ({ body, account }) =>
    setBillingInfo(database, account.id, body),
  );

  await server.register(async (scope) => webhookRoutes(scope, deps));
  await sandboxRoutes(server, deps);
}

/** What the body asks for, at today's prices. @throws Problem 400 by field, 409 for a meeting that cannot be paid any more */
async function purchaseOf({ database, now }: ServerDeps, accountId: number, body: NewOrder): Promise<Purchase> {
  if (body.meeting === undefined) {
    const listing =
      body.property === undefined ? undefined : listingFor(body, await ownListing(database, accountId, body.property));
    const lines = whatIsBought(body, await priceList(database), listing);
    return { accountId, receipt: body.receipt, lines, ...(listing && { propertyId: listing.id }) };
  }
  checkMeetingOrder(body);
  return meetingPurchase(accountId, payableMeeting(await meetingOf(database, accountId, body.meeting), now()));
}
