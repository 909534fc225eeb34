import { enquiryCalls } from '@contract/enquiries';
import { limits } from '@contract/limits';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database';
import type { ServerDeps } from '../../deps';
import { post } from '../../mail/outbox';
import { addressOf, countAttempt, uncountAttempt } from '../../plugins/attempts';
import { serve } from '../../plugins/contractRoute';
import { nextOffset, pageHeaders } from '../../plugins/pager';
import { badField } from '../../plugins/problems';
import { enquiryLimit, isPossibleTime, mayReadOf } from './enquiriesRules';
import { addEnquiry, countEnquiries, type EnquiryForm, findAskedListing, findSentEnquiry, findServiceTitle, listEnquiries } from './enquiriesStore';
import { enquiryLetters, type EnquirySubject } from './enquiryLetters';

/** What is asked about, held in place until the enquiry stands. */
async function subjectOf(tx: Queryable, { property, service }: EnquiryForm): Promise<EnquirySubject> {
  const listing = property === undefined ? undefined : await findAskedListing(tx, property);
  if (property !== undefined && !listing) throw badField('property', 'This property is not there any more.');
  const serviceTitle = service === undefined ? undefined : await findServiceTitle(tx, service);
  if (service !== undefined && serviceTitle === undefined) throw badField('service', 'This service is not there any more.');
  return { listing, serviceTitle };
}

/** Questions of visitors, and the answers' beginnings: stored first, told afterwards. */
export async function enquiriesRoutes(server: FastifyInstance, { database, settings, now }: ServerDeps): Promise<void> {
  /** The enquiry's id, or undefined when it was stored and told before. */
  const storeAndTell = (form: EnquiryForm) => database.transaction(async (tx) => {
    const about = await subjectOf(tx, form);
    const id = await addEnquiry(tx, form, now());
    if (id === undefined) return undefined;
    for (const letter of enquiryLetters(form, about, { office: settings.company.email, publicUrl: settings.publicUrl })) await post(tx, letter);
    return id;
  });

  serve(server, enquiryCalls.create, async ({ body: form, request }) => {
    const sent = await findSentEnquiry(database, form.client_id);
    if (sent !== undefined) return { id: sent, client_id: form.client_id };
    if (!isPossibleTime(form.preferred_at)) throw badField('preferred_at', 'Choose another date and time.');
    const tried = { subject: '', address: addressOf(request.ip) };
    await countAttempt(database, enquiryLimit, tried, now());
    const added = await storeAndTell(form);
    if (added === undefined) await uncountAttempt(database, enquiryLimit, tried);
    const id = added ?? (await findSentEnquiry(database, form.client_id));
    if (id === undefined) throw new Error('An enquiry was neither added nor there before.');
    return { id, client_id: form.client_id };
  });

  serve(server, enquiryCalls.list, async ({ query: { limit = limits.page.default, offset = 0 }, account, request, reply }) => {
    const ownerId = mayReadOf(account);
    const total = await countEnquiries(database, ownerId);
    pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
    return listEnquiries(database, ownerId, { limit, offset });
  });
}
