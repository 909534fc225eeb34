import { dayInMs } from '@contract/durations';
import { type DocumentRequest, documentEndpoints as endpoints } from '@contract/documents';
import { limits } from '@contract/limits';
import * as messages from '@messages/server/documents';
import type { FastifyInstance } from 'fastify';
import { type StaffRequest, staffAct } from '../../audit/staffWrite';
import type { Queryable } from '../../db/database';
import type { DocumentsDeps } from './documentsDeps';
import { forgetBounce } from '../../email/bounces';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { registerEndpoint } from '../../plugins/contractRoute';
import { notFound } from '../../lib/problem';
import { lockClientId } from '../../lib/clientIds';
import { countSender } from '../../lib/senderLimit';
import { none, sendingUnsolicited } from '../../lib/unsolicitedEmails';
import { hashOfToken, newToken } from '../../lib/tokens';
import { sendAsked, sendConfirmation, sendDeclined, sendLink } from './documentEmails';
import {
  type RequestRow,
  addRequest,
  changeRequest,
  findRequest,
  findToConfirm,
  openingsOf,
  readRequest,
  removeRequest,
  verifiedEmailOf,
  waitsAlready,
  wasSent,
} from './documentRequestsStore';
import {
  type DocumentListing,
  type RequestStep,
  askLimit,
  assertCanAsk,
  assertCanManage,
  checkShared,
  isByOffice,
  nextState,
  stateAt,
} from './documentsRules';
import { documentsOf, findListing } from './documentsStore';

/** Requests for the documents of listings, and what their owners and agents answer. */
export function documentRequestsRoutes(server: FastifyInstance, deps: DocumentsDeps): void {
  askingRoutes(server, deps);
  answeringRoutes(server, deps);
}

const same = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase();

function askingRoutes(server: FastifyInstance, deps: DocumentsDeps): void {
  const { database, now } = deps;

  registerEndpoint(server, endpoints.ask, async ({ params: { id }, body, account, request, reply }) => {
    const { name, email, message = '', client_id: clientId } = body;
    const listing = assertCanAsk(await findListing(database, id), account);
    const isProven = account !== null && same(email, await verifiedEmailOf(database, account.id));
    const answer = () => {
      if (isProven) return { detail: messages.passedOn, state: 'passed_on' as const };
      reply.code(202);
      return { detail: messages.checkYourInbox, state: 'mailed' as const };
    };
    if (await wasSent(database, { clientId, property: id, email })) return answer();
    await countSender(deps, askLimit, { email, request });
    const token = newToken();
    const asked = { property: id, accountId: account?.id ?? null, name, email, message, clientId };
    await sendingUnsolicited(deps, email, account, () =>
      database.transaction(async (tx) => {
        await lockClientId(tx, 'document-request', clientId);
        if (await wasSent(tx, asked)) return none;
        const confirmHash = isProven ? null : hashOfToken(token);
        const { isNew } = await addRequest(tx, { ...asked, confirmHash }, now());
        if (!isProven) await sendConfirmation(tx, deps, listing, { email, token });
        else if (isNew) await sendAsked(tx, deps, listing, asked);
        return undefined;
      }),
    );
    return answer();
  });

  registerEndpoint(server, endpoints.confirm, ({ body: { token } }) =>
    database.transaction(async (tx) => {
      const asked = await findToConfirm(tx, hashOfToken(token));
      // locked, so that of two links of one person the second finds what the first passed on
      const listing = asked && (await findListing(tx, asked.property_id, { lock: true }));
      if (!asked || !listing) throw notFound(messages.thisLink);
      await forgetBounce(tx, asked.email);
      if (asked.state === 'unconfirmed') await passOn(tx, deps, listing, asked);
      return { property: { id: listing.id, title: listing.title } };
    }),
  );
}

/** A proven request goes on to who answers it; of two of the same person, the one that waits already. */
async function passOn(tx: Queryable, deps: DocumentsDeps, listing: DocumentListing, asked: RequestRow): Promise<void> {
  if (await waitsAlready(tx, asked)) return removeRequest(tx, asked.id);
  const state = nextState(asked, 'confirm', deps.now());
  if (!state) return;
  await changeRequest(tx, asked.id, { state });
  await sendAsked(tx, deps, listing, asked);
}

interface AskedOfListing {
  listing: DocumentListing;
  asked: RequestRow;
  /** What the step makes of it; undefined where it was taken before. */
  state: ReturnType<typeof nextState>;
}

interface Answering extends Pick<AskedOfListing, 'listing' | 'asked'> {
  tx: Queryable;
}

function answeringRoutes(server: FastifyInstance, deps: DocumentsDeps): void {
  const { database, now } = deps;

  /** Takes a step of a locked request, with its email and the office's audit entry. Repeating it changes nothing. */
  const answer = (
    staff: StaffRequest,
    id: number,
    step: RequestStep,
    write: (answering: Answering) => Promise<void>,
  ): Promise<DocumentRequest> =>
    staffAct<AskedOfListing, DocumentRequest>(deps, staff, {
      action: `document_request.${step}`,
      subject: ({ listing }) => ({ type: 'property', id: listing.id }),
      name: messages.thisRequest,
      read: async (tx) => {
        const asked = await findRequest(tx, id, { lock: true });
        if (!asked) return undefined;
        const listing = assertCanManage(await findListing(tx, asked.property_id), staff.account);
        return { asked, listing, state: nextState(asked, step, now()) };
      },
      act: async (tx, { asked, listing, state }) => {
        if (state) await write({ tx, listing, asked });
        return readRequest(tx, id, now());
      },
      // by ids, because the audit outlives texts and names
      entry: ({ asked, listing, state }) =>
        state && isByOffice(listing, staff.account)
          ? { before: { request: id, state: stateAt(asked, now()) }, after: { request: id, state } }
          : undefined,
    });

  registerEndpoint(server, endpoints.share, ({ params: { id }, body: { days, documents }, account, request }) =>
    answer({ account, request }, id, 'share', async ({ tx, listing, asked }) => {
      const stored = await documentsOf(tx, listing.id);
      const chosen = documents && [...new Set(documents)];
      checkShared(
        chosen,
        stored.map((document) => document.id),
      );
      const link = { token: newToken(), expiresAt: new Date(now().getTime() + days * dayInMs) };
      const { expiresAt } = link;
      await changeRequest(tx, id, {
        state: 'shared',
        link: { hash: hashOfToken(link.token), sharedAt: now(), expiresAt, documents: chosen ?? null },
      });
      await sendLink(tx, deps, listing, asked, link);
    }),
  );

  registerEndpoint(server, endpoints.openings, async ({ params: { id }, query, account, request, reply }) => {
    const asked = await findRequest(database, id);
    if (!asked) throw notFound(messages.thisRequest);
    assertCanManage(await findListing(database, asked.property_id), account);
    const { limit = limits.page.default, offset = 0 } = query;
    const { openings, total } = await openingsOf(database, id, { limit, offset });
    pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
    return openings;
  });

  registerEndpoint(server, endpoints.decline, ({ params: { id }, account, request }) =>
    answer({ account, request }, id, 'decline', async ({ tx, listing, asked }) => {
      await changeRequest(tx, id, { state: 'declined' });
      await sendDeclined(tx, deps, listing, asked);
    }),
  );

  registerEndpoint(server, endpoints.revoke, ({ params: { id }, account, request }) =>
    answer({ account, request }, id, 'revoke', ({ tx }) => changeRequest(tx, id, { state: 'revoked' })),
  );
}
