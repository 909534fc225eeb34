import { createHash } from 'node:crypto';
import { hourInMs } from '@contract/durations';
import { type LeadSource, type NewInboundLead, inboundLeadEndpoints } from '@contract/inboundLeads';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/server/enquiries';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { queueEmails } from '../../../email/outbox';
import { addOfficeMinutes } from '../../../lib/officeHours';
import { Problem, badField } from '../../../lib/problem';
import { type RateLimit, countAttempt, uncountAttempt } from '../../../lib/rateLimiter';
import { registerEndpoint } from '../../../plugins/contractRoute';
import type { EnquiriesDeps } from '../enquiriesDeps';
import { enquiryEmails } from '../enquiryEmails';
import { ownerOf } from '../enquiriesRules';
import { type EnquiryForm, addEnquiry, findEnquiredListing, findSentEnquiry } from '../enquiriesStore';
import { useApiKey } from './apiKeysStore';

interface Sender {
  id: number;
  name: string;
}

/** Of each key. */
export const inboundLeadLimit: RateLimit = {
  what: 'inbound lead',
  most: officeLimits.inbound.leadsAnHour,
  withinMs: hourInMs,
};

const wrongKey = () => new Problem(403, 'wrong_key', messages.theKeyHasEnded);

/** Another program may give its leads any ids, and two programs the same ones. */
const clientIdOf = ({ id }: Sender, reference: string) =>
  `api-${createHash('sha256').update(`${id}\n${reference}`).digest('base64url')}`;

/** What was said, without what was left empty. */
function sourceOf({ sender, campaign, referrer, first_path: path }: NewInboundLead, key: Sender): LeadSource {
  const said = Object.fromEntries(Object.entries(campaign ?? {}).filter(([, value]) => value));
  return {
    sender: sender || key.name,
    ...(Object.keys(said).length > 0 && { campaign: said }),
    ...(referrer && { referrer }),
    ...(path && { first_path: path }),
  };
}

/** Adds a lead and queues the emails about it. @returns its id; undefined when it was brought at the same moment */
const store = ({ database, settings, now }: EnquiriesDeps, key: Sender, lead: NewInboundLead, clientId: string) =>
  database.transaction(async (tx) => {
    const { name, email = '', phone = '', message, property } = lead;
    const listing = property ? await findEnquiredListing(tx, property) : undefined;
    if (property && !listing) throw badField('property', messages.thereIsNoSuchListing);
    const kind = listing ? 'property' : 'contact';
    const form: EnquiryForm = { kind, client_id: clientId, name, email, phone, message, property: listing?.id };
    const ownerId = ownerOf(kind, listing);
    const { company, publicUrl, firstResponseMinutes, officeHours } = settings;
    const id = await addEnquiry(
      tx,
      form,
      {
        ownerId,
        accountId: null,
        title: listing?.title ?? '',
        assigneeId: listing?.agent?.id ?? null,
        responseDueAt: addOfficeMinutes(now(), firstResponseMinutes, officeHours),
        channel: 'api',
        source: sourceOf(lead, key),
      },
      now(),
    );
    if (id === undefined) return undefined;
    const announcement = {
      id,
      toOwner: ownerId !== null,
      office: company.email,
      officePhone: company.phone,
      publicUrl,
    };
    await queueEmails(tx, enquiryEmails(form, { listing, serviceTitle: undefined }, announcement));
    return id;
  });

/** Receives leads from other programs. Needs its own scope: the key is checked before a body is read. */
export function inboundLeadsRoutes(scope: FastifyInstance, deps: EnquiriesDeps): void {
  const { database, now } = deps;
  const senders = new WeakMap<FastifyRequest, Sender>();
  scope.addHook('onRequest', async (request) => {
    const token = /^Key (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const sender = token === undefined ? undefined : await useApiKey(database, token, now());
    if (!sender) throw wrongKey();
    senders.set(request, sender);
  });

  registerEndpoint(scope, inboundLeadEndpoints.create, async ({ body, request }) => {
    const key = senders.get(request);
    if (!key) throw wrongKey();
    if (!body.email && !body.phone) throw badField('phone', messages.sayHowToReachThem);
    const clientId = clientIdOf(key, body.reference);
    const sent = () => findSentEnquiry(database, clientId);
    const before = await sent();
    if (before !== undefined) return { outcome: 'known' as const, enquiry: before };
    const counted = await countAttempt(database, inboundLeadLimit, { subject: String(key.id), address: '' }, now());
    const added = await store(deps, key, body, clientId).catch(async (refusal: unknown) => {
      await uncountAttempt(database, counted);
      throw refusal;
    });
    if (added !== undefined) return { outcome: 'enquiry' as const, enquiry: added };
    await uncountAttempt(database, counted);
    const other = await sent();
    if (other === undefined) throw new Error('a lead was neither added nor there before');
    return { outcome: 'known' as const, enquiry: other };
  });
}
