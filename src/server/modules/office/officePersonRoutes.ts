import { officePersonEndpoints } from '@contract/officePerson';
import { mayUse } from '@contract/roles';
import * as messages from '@messages/server/officePerson';
import type { FastifyInstance } from 'fastify';
import type { OfficeDeps } from './officeDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { notFound } from '../../lib/problem';
import {
  findAccountOf,
  findSender,
  listEnquiriesOf,
  listFavouritesOf,
  listListingsOf,
  listMeetingsOf,
  listPaymentsOf,
  listSavedSearchesOf,
} from './officePersonStore';

const distinct = (values: readonly string[]) => {
  const byMeaning = new Map(
    values.filter(Boolean).map((value) => [value.toLowerCase().replace(/[\s()-]/g, ''), value]),
  );
  return [...byMeaning.values()];
};

/** Everything about the person who sent an enquiry. */
export async function officePersonRoutes(server: FastifyInstance, { database }: OfficeDeps): Promise<void> {
  registerEndpoint(server, officePersonEndpoints.get, async ({ account: reader, params: { id } }) => {
    const sender = await findSender(database, id);
    if (!sender) throw notFound(messages.thisEnquiry);
    const [enquiries, account] = await Promise.all([
      listEnquiriesOf(database, sender),
      findAccountOf(database, sender),
    ]);
    const searches = await listSavedSearchesOf(database, account?.id ?? null, sender.email);
    const seesPayments = mayUse('superuser', reader);
    const [meetings, favourites, listings, payments] = account
      ? await Promise.all([
          listMeetingsOf(database, account.id),
          listFavouritesOf(database, account.id),
          listListingsOf(database, account.id),
          seesPayments ? listPaymentsOf(database, account.id) : null,
        ])
      : [[], [], [], seesPayments ? [] : null];
    return {
      name: sender.name,
      emails: distinct([...enquiries.map(({ email }) => email), account?.email ?? '']),
      phones: distinct(enquiries.map(({ phone }) => phone)),
      enquiries: enquiries.map(({ email: _email, phone: _phone, ...enquiry }) => enquiry),
      account: account ?? null,
      meetings,
      favourites,
      listings,
      saved_searches: searches,
      payments,
    };
  });
}
