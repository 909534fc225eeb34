import { brand } from '@contract/brand';
import { documentEndpoints as endpoints } from '@contract/documents';
import * as language from '@messages/language';
import * as messages from '@messages/server/documents';
import type { FastifyInstance } from 'fastify';
import { oneLine } from '../../email/emailContent';
import type { DocumentsDeps } from './documentsDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { notFound } from '../../lib/problem';
import { countAttempt } from '../../lib/rateLimiter';
import { hashOfToken, newToken } from '../../lib/tokens';
import type { Reader } from '../../media/documents/storedDocuments';
import {
  type RequestRow,
  addOpening,
  findByLink,
  findByOpening,
  findSharedPage,
  recordView,
  sharedDocuments,
} from './documentRequestsStore';
import { assertOpen, openLimit } from './documentsRules';
import { findListing } from './documentsStore';

const indiasDay = new Intl.DateTimeFormat(language.tag, { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** What stands on each page: who reads it, and when. */
function readerOf({ name, email }: RequestRow, now: Date): Reader {
  const [who, day] = [oneLine(name), indiasDay.format(now)];
  return { mark: `${email} · ${who} · ${day}`, foot: messages.shownTo(who, email, day, brand) };
}

/** What the link of one person shows. Its token is in no address: it opens once, and the opening shows the pages. */
export function documentLinksRoutes(server: FastifyInstance, deps: DocumentsDeps): void {
  const { database, media, now } = deps;

  registerEndpoint(server, endpoints.open, async ({ body: { token } }) => {
    const request = assertOpen(await findByLink(database, hashOfToken(token)), now());
    const listing = await findListing(database, request.property_id);
    if (!listing) throw notFound(messages.thisLink);
    await countAttempt(database, openLimit, { subject: String(request.id), address: '' }, now());
    const opening = newToken();
    await addOpening(database, request.id, hashOfToken(opening), now());
    return {
      opening_token: opening,
      property: { id: listing.id, title: listing.title },
      name: request.name,
      email: request.email,
      expires_at: request.expires_at?.toISOString() ?? '',
      documents: await sharedDocuments(database, request),
    };
  });

  const opened = async (token: string) => {
    const request = await findByOpening(database, hashOfToken(token));
    return { ...assertOpen(request, now()), opening_id: request?.opening_id ?? 0 };
  };

  registerEndpoint(server, endpoints.check, async ({ query: { opening_token: token }, reply }) => {
    reply.header('cache-control', 'no-store');
    await opened(token);
  });

  registerEndpoint(server, endpoints.page, async ({ params, query: { opening_token: token }, reply }) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const request = await opened(token);
    const file = await findSharedPage(database, request, params);
    if (file === undefined) throw notFound(messages.thisPage);
    // the link may have ended, or its owner deleted the document, while the page is drawn
    const assertStillShown = async () => {
      const current = await opened(token);
      if ((await findSharedPage(database, current, params)) === undefined) throw notFound(messages.thisPage);
    };
    const picture = await media.documents
      .page(file, params.page, readerOf(request, now()))
      .catch(async (error: unknown) => {
        await assertStillShown();
        throw error;
      });
    const isShown = await database.transaction((tx) => recordView(tx, request.opening_id, params, now()));
    if (!isShown) {
      await assertStillShown();
      throw notFound(messages.thisPage);
    }
    return picture;
  });
}
