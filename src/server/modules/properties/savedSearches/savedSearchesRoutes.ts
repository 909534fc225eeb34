import { savedSearchEndpoints as endpoints } from '@contract/savedSearches';
import * as messages from '@messages/server/savedSearches';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../db/database';
import type { PropertiesDeps } from '../propertiesDeps';
import { queueEncryptedEmail } from '../../../email/outbox';
import type { Account } from '../../../lib/account';
import { recordAlertConsent, withdrawAlertConsent } from '../../../lib/consent';
import { registerEndpoint } from '../../../plugins/contractRoute';
import { Problem, badField, notFound, notLoggedIn } from '../../../lib/problem';
import { countAttempt } from '../../../lib/rateLimiter';
import { countSender } from '../../../lib/senderLimit';
import { sendingUnsolicited } from '../../../lib/unsolicitedEmails';
import { readCatalogue } from '../listingCatalogue';
import { linkEmail, manageUrl } from './alertEmails';
import { alertDueAt } from './alertTimes';
import { confirmTyped, saveSearch, saveSearchOfVisitor, readSearchToSave } from './saveSearch';
import { checkZone, emailLimit, saveLimit, toSavedSearch } from './savedSearchesRules';
import {
  type Reader,
  changeSavedSearch,
  dropWaiting,
  findByQuery,
  findForToken,
  findSavedSearch,
  listSavedSearches,
  lockSavedSearch,
  markDeleted,
  noteSeen,
} from './savedSearchesStore';
import { hashOfToken, newNonce } from '../../../lib/tokens';
import { type TokenUse, linkToken, provesUse, searchIdIn } from './savedSearchTokens';
import { findSubscriberByLink, removeSubscriber, replaceLink } from './searchSubscribersStore';

/** Saved searches of accounts, and of visitors by the links in their emails. */
export async function savedSearchesRoutes(server: FastifyInstance, deps: PropertiesDeps): Promise<void> {
  ownRoutes(server, deps);
  linkRoutes(server, deps);
  visitorRoutes(server, deps);
}

async function subscriberOf({ database }: PropertiesDeps, token: string) {
  const subscriber = await findSubscriberByLink(database, hashOfToken(token));
  if (!subscriber) throw notFound(messages.thisLink);
  return subscriber;
}

/** A link counts before the login: it was opened on purpose. */
async function readerOf(deps: PropertiesDeps, token: string | undefined, account: Account | null): Promise<Reader> {
  if (token !== undefined) return { subscriber: (await subscriberOf(deps, token)).id };
  if (!account) throw notLoggedIn();
  return { account: account.id };
}

function ownRoutes(server: FastifyInstance, deps: PropertiesDeps): void {
  const { database, now } = deps;
  const shown = async (reader: Reader, id: number) => {
    const row = await findSavedSearch(database, reader, id);
    if (!row) throw notFound(messages.thisSearch);
    return toSavedSearch(row, await readCatalogue(database));
  };

  registerEndpoint(server, endpoints.list, async ({ query, account, reply }) => {
    reply.header('cache-control', 'no-store');
    const reader = await readerOf(deps, query.token, account);
    await noteSeen(database, reader);
    const [rows, catalogue] = await Promise.all([listSavedSearches(database, reader), readCatalogue(database)]);
    return rows.map((row) => toSavedSearch(row, catalogue));
  });

  registerEndpoint(server, endpoints.save, async ({ body, account, request, reply }) => {
    const { token, email, client_id: clientId, ...asked } = body;
    checkZone(asked.timezone);
    const search = await readSearchToSave(database, asked);
    if (token === undefined && !account && email !== undefined) {
      await countSender(deps, saveLimit, { email, request });
      await sendingUnsolicited(deps, email, account, () => saveSearchOfVisitor(deps, email, search, clientId));
      reply.code(202);
      return { detail: messages.checkYourInbox };
    }
    if (token === undefined && !account) throw badField('email', messages.enterYourEmail);
    const reader = await readerOf(deps, token, account);
    const { id, isNew } = await saveSearch(deps, reader, search);
    reply.code(isNew ? 201 : 200);
    return { ...(await shown(reader, id)), is_new: isNew };
  });

  registerEndpoint(server, endpoints.change, async ({ params: { id }, body, account }) => {
    const { token, ...change } = body;
    checkZone(change.timezone);
    const reader = await readerOf(deps, token, account);
    await database.transaction(async (tx) => {
      const search = await lockSavedSearch(tx, reader, id);
      if (!search) throw notFound(messages.thisSearch);
      const { frequency = search.frequency, timezone = search.timezone } = change;
      const dueAt = search.waits ? alertDueAt(frequency, timezone, now()) : undefined;
      await changeSavedSearch(tx, id, { ...change, dueAt }, now());
      const sends = frequency !== 'never' && !(change.paused ?? search.paused);
      if (!sends) await endEmails(tx, id, now());
      else if (search.confirmed) await recordAlertConsent(tx, id, now());
      await noteSeen(tx, reader);
    });
    return shown(reader, id);
  });

  registerEndpoint(server, endpoints.remove, async ({ params: { id }, query, account }) => {
    const reader = await readerOf(deps, query.token, account);
    await database.transaction(async (tx) => {
      if (!(await lockSavedSearch(tx, reader, id))) throw notFound(messages.thisSearch);
      await markDeleted(tx, id, now());
    });
  });

  registerEndpoint(server, endpoints.restore, async ({ params: { id }, body, account }) => {
    const reader = await readerOf(deps, body?.token, account);
    await database.transaction(async (tx) => {
      const search = await lockSavedSearch(tx, reader, id, { deleted: true });
      if (!search) throw notFound(messages.thisSearch);
      if (await findByQuery(tx, reader, search.query)) throw new Problem(409, 'saved_again', messages.savedAgain);
      await markDeleted(tx, id, null);
    });
    return shown(reader, id);
  });
}

/** The search sends nothing from now on, and its reader no longer agrees. */
async function endEmails(tx: Queryable, id: number, now: Date): Promise<void> {
  await dropWaiting(tx, id, now);
  await withdrawAlertConsent(tx, id, now);
}

/** What the links in emails do. */
function linkRoutes(server: FastifyInstance, { database, secret, now }: PropertiesDeps): void {
  const withSearch = (
    use: TokenUse,
    token: string,
    work: (tx: Queryable, search: NonNullable<Awaited<ReturnType<typeof findForToken>>>) => Promise<void>,
  ) =>
    database.transaction(async (tx) => {
      const id = searchIdIn(token);
      const search = id === undefined ? undefined : await findForToken(tx, id, { lock: true });
      if (!search || !provesUse(secret, use, search, token)) throw notFound(messages.thisLink);
      await work(tx, search);
      return search;
    });

  registerEndpoint(server, endpoints.confirm, async ({ body: { token } }) => {
    const search = await withSearch('confirm', token, async (tx, { id, frequency, confirmed, link_nonce: link }) => {
      if (link === null) throw notFound(messages.thisLink);
      if (!confirmed) await confirmTyped(tx, id, frequency, now());
    });
    return { token: linkToken(secret, search.link_nonce ?? '') };
  });

  registerEndpoint(server, endpoints.keep, async ({ body: { token } }) => {
    await withSearch('keep', token, async (tx, { id, frequency, paused }) => {
      await noteSeen(tx, id);
      if (paused !== 'no_answer') return;
      await changeSavedSearch(tx, id, { paused: false }, now());
      if (frequency !== 'never') await recordAlertConsent(tx, id, now());
    });
  });

  const stop = async (token: string) => {
    await withSearch('stop', token, async (tx, { id }) => {
      await changeSavedSearch(tx, id, { paused: true }, now());
      await endEmails(tx, id, now());
    });
  };
  registerEndpoint(server, endpoints.stop, ({ body: { token } }) => stop(token));
  // mail programs send a form, of which only the token in the address matters
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (_request, _body, done) => done(null),
  );
  registerEndpoint(server, endpoints.oneClick, ({ query: { token } }) => stop(token));
}

/** A visitor's link and address. */
function visitorRoutes(server: FastifyInstance, deps: PropertiesDeps): void {
  const { database, secret, settings, now } = deps;

  registerEndpoint(server, endpoints.newLink, async ({ body: { token } }) => {
    const { id, email } = await subscriberOf(deps, token);
    await countAttempt(database, emailLimit, { subject: email.toLowerCase(), address: '' }, now());
    const nonce = newNonce();
    const link = linkToken(secret, nonce);
    await database.transaction(async (tx) => {
      await replaceLink(tx, id, { nonce, hash: hashOfToken(link) });
      await queueEncryptedEmail(tx, linkEmail(email, manageUrl(settings.publicUrl, link)), secret);
    });
  });

  registerEndpoint(server, endpoints.forget, async ({ body: { token } }) =>
    removeSubscriber(database, (await subscriberOf(deps, token)).id),
  );
}
