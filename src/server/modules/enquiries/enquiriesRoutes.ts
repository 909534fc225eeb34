import { enquiryEndpoints } from '@contract/enquiries';
import { limits } from '@contract/limits';
import * as messages from '@messages/server/enquiries';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database';
import type { EnquiriesDeps } from './enquiriesDeps';
import { queueEmail, queueEmails } from '../../email/outbox';
import { within } from '../../audit/staffWrite';
import type { Account } from '../../lib/account';
import { addOfficeMinutes } from '../../lib/officeHours';
import { replyAddress } from '../../lib/replyAddress';
import { countSender } from '../../lib/senderLimit';
import { mayConfirm } from '../../lib/unsolicitedEmails';
import { registerEndpoint } from '../../plugins/contractRoute';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { badField } from '../../lib/problem';
import { enquiryLimit, isPossibleTime, ownerOf, visibleEnquiry } from './enquiriesRules';
import { addEnquiry, type EnquiryForm, findEnquiredListing, findSentEnquiry, findServiceTitle } from './enquiriesStore';
import { confirmationEmail } from './confirmationEmail';
import { enquiryEmails, type EnquirySubject } from './enquiryEmails';
import { conversationsRoutes } from './conversations/conversationsRoutes';
import { apiKeysRoutes } from './inbound/apiKeysRoutes';
import { inboundLeadsRoutes } from './inbound/inboundLeadsRoutes';
import { incomingRoutes } from './incoming/incomingRoutes';
import { openContact, summaryOf } from './leads';
import { officeEnquiriesRoutes } from './officeEnquiriesRoutes';
import { changeByStaff } from './officeEnquiryChanges';
import { countLeads, findLead, listLeads, setNotes, setOwnerState, toEnquiry } from './leadsStore';

/** The subject of an enquiry, locked until the enquiry is stored. */
async function subjectOf(tx: Queryable, { property, service }: EnquiryForm): Promise<EnquirySubject> {
  const listing = property === undefined ? undefined : await findEnquiredListing(tx, property);
  if (property !== undefined && !listing) throw badField('property', messages.thisPropertyNoLongerExists);
  const serviceTitle = service === undefined ? undefined : await findServiceTitle(tx, service);
  if (service !== undefined && serviceTitle === undefined)
    throw badField('service', messages.thisServiceNoLongerExists);
  return { listing, serviceTitle };
}

/** Visitors' enquiries: stored first, emailed afterwards. */
export async function enquiriesRoutes(server: FastifyInstance, deps: EnquiriesDeps): Promise<void> {
  sendingRoutes(server, deps);
  leadRoutes(server, deps);
  officeEnquiriesRoutes(server, deps);
  conversationsRoutes(server, deps);
  apiKeysRoutes(server, deps);
  await server.register(async (scope) => inboundLeadsRoutes(scope, deps));
  // in its own scope: it reads bodies of its own type
  await server.register(async (scope) => incomingRoutes(scope, deps));
}

function sendingRoutes(server: FastifyInstance, deps: EnquiriesDeps): void {
  const { database, settings, secret, now } = deps;
  /** The enquiry's id, or undefined when it was stored and emailed before. */
  const storeAndTell = (form: EnquiryForm, account: Account | null, isConfirmed: boolean) =>
    database.transaction(async (tx) => {
      const about = await subjectOf(tx, form);
      const ownerId = ownerOf(form.kind, about.listing);
      const id = await addEnquiry(
        tx,
        form,
        {
          ownerId,
          accountId: account?.id ?? null,
          title: about.listing?.title ?? '',
          assigneeId: about.listing?.agent?.id ?? null,
          responseDueAt: addOfficeMinutes(now(), settings.firstResponseMinutes, settings.officeHours),
          channel: 'site',
        },
        now(),
      );
      if (id === undefined) return undefined;
      const {
        company: { email, phone },
        publicUrl,
      } = settings;
      await queueEmails(
        tx,
        enquiryEmails(form, about, { id, toOwner: ownerId !== null, office: email, officePhone: phone, publicUrl }),
      );
      if (isConfirmed)
        await queueEmail(tx, confirmationEmail(form, about, settings, replyAddress(settings.inbound, secret, id)));
      return id;
    });

  registerEndpoint(server, enquiryEndpoints.create, async ({ body: form, request, account }) => {
    const sent = await findSentEnquiry(database, form.client_id);
    if (sent !== undefined) return { id: sent, client_id: form.client_id };
    if (!isPossibleTime(form.preferred_at)) throw badField('preferred_at', messages.chooseAnotherDateAndTime);
    const uncount = await countSender(deps, enquiryLimit, { email: form.email, request });
    const takeBack = await mayConfirm(deps, form.email, account);
    const added = await storeAndTell(form, account, takeBack !== null).catch(async (refusal: unknown) => {
      await takeBack?.();
      throw refusal;
    });
    if (added === undefined) {
      await uncount();
      await takeBack?.();
    }
    const id = added ?? (await findSentEnquiry(database, form.client_id));
    if (id === undefined) throw new Error('an enquiry was neither added nor there before');
    return { id, client_id: form.client_id };
  });
}

function leadRoutes(server: FastifyInstance, deps: EnquiriesDeps): void {
  const { database, now } = deps;
  const shown = async (account: Account, id: number) =>
    toEnquiry(visibleEnquiry(await findLead(database, account, id), account), account);

  registerEndpoint(
    server,
    enquiryEndpoints.list,
    async ({ query: { limit = limits.page.default, offset = 0, ...filter }, account, request, reply }) => {
      const total = await countLeads(database, account, filter);
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return listLeads(database, account, filter, { limit, offset });
    },
  );

  registerEndpoint(server, enquiryEndpoints.summary, async ({ account }) => summaryOf(deps, account));
  registerEndpoint(server, enquiryEndpoints.get, async ({ params: { id }, account }) => shown(account, id));

  registerEndpoint(
    server,
    enquiryEndpoints.change,
    async ({ params: { id }, body: { state, notes }, account, request }) => {
      visibleEnquiry(await findLead(database, account, id), account);
      await database.transaction(async (tx) => {
        // superusers are the office, here too
        if (state !== undefined && account.isSuperuser)
          await changeByStaff(within(tx, now()), { account, request }, id, { state });
        else if (state !== undefined) await setOwnerState(tx, id, state, now());
        if (notes !== undefined) await setNotes(tx, id, account.id, notes, now());
      });
      return shown(account, id);
    },
  );

  registerEndpoint(server, enquiryEndpoints.open, async ({ params: { id }, account }) => {
    await openContact(deps, account, id);
    return shown(account, id);
  });
}
