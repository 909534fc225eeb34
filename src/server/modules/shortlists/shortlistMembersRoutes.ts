import { type ShortlistRole, shortlistEndpoints } from '@contract/shortlists';
import * as messages from '@messages/server/shortlists';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/database';
import type { ShortlistsDeps } from './shortlistsDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { notFound } from '../../lib/problem';
import { addressOf, countAttempt, uncountAttempt } from '../../lib/rateLimiter';
import { hashOfToken, keyedToken, newToken } from '../../lib/tokens';
import { hasHome } from './shortlistHomesStore';
import { sayOpinion } from './shortlistOpinions';
import { invitedTo, wholeList } from './shortlistReads';
import {
  checkCount,
  invitationEnds,
  invitationLimit,
  mayEndMembership,
  mustBeMember,
  mustEdit,
  mustOwn,
  raises,
  unknownTokenLimit,
} from './shortlistsRules';
import {
  type OpenInvitation,
  addInvitation,
  countInvitations,
  countMembers,
  findInvitation,
  findList,
  lockList,
  lockWhole,
  record,
  removeMember,
  revokeInvitation,
  roleOf,
  sentInvitation,
  setMember,
} from './shortlistsStore';

/** Links to a list, who joined with them, and how a membership ends. */
export function shortlistMembersRoutes(server: FastifyInstance, deps: ShortlistsDeps): void {
  invitationRoutes(server, deps);
  joiningRoutes(server, deps);
  const { database, now } = deps;

  registerEndpoint(server, shortlistEndpoints.removeMember, ({ account, params: { id, member } }) =>
    database.transaction(async (tx) => {
      const list = mustBeMember(await lockList(tx, id, account.id));
      mayEndMembership(list, account.id, member);
      if (!(await removeMember(tx, id, member))) throw notFound(messages.thisMember);
      const kind = member === account.id ? 'left' : 'ended';
      await record(tx, { list: id, account: member, kind, now: now() });
    }),
  );
}

function invitationRoutes(server: FastifyInstance, { database, settings, secret, now }: ShortlistsDeps): void {
  registerEndpoint(server, shortlistEndpoints.invite, async ({ account, params: { id }, body }) => {
    const { role, client_id: clientId } = body;
    mustOwn(mustBeMember(await findList(database, id, account.id)));
    // the same link for the same request, of which only the hash is stored
    const token =
      clientId === undefined ? newToken() : keyedToken(secret, ['shortlist-invitation', String(id), clientId]);
    // behind #, so that no server, log or other site reads it
    const url = `${settings.publicUrl}/shortlists/join#token=${token}`;
    const before = await sentInvitation(database, id, clientId);
    if (!before) await countAttempt(database, invitationLimit, { subject: String(account.id), address: '' }, now());
    const made = await database.transaction(async (tx) => {
      mustOwn(mustBeMember(await lockList(tx, id, account.id)));
      const sent = await sentInvitation(tx, id, clientId);
      if (sent) return sent;
      checkCount.invitations(await countInvitations(tx, id));
      const ends = invitationEnds(now());
      const invitation = { list: id, role, tokenHash: hashOfToken(token), clientId, now: now(), ends };
      return { id: await addInvitation(tx, invitation), role, ends };
    });
    return { id: made.id, role: made.role, url, expires_at: made.ends.toISOString() };
  });

  registerEndpoint(server, shortlistEndpoints.revokeInvitation, ({ account, params: { id, invitation } }) =>
    database.transaction(async (tx) => {
      mustOwn(mustBeMember(await lockList(tx, id, account.id)));
      const ended = await revokeInvitation(tx, id, invitation);
      if (!ended) throw notFound(messages.thisLink);
      for (const member of ended) await record(tx, { list: id, account: member, kind: 'ended', now: now() });
    }),
  );
}

interface Joined {
  list: number;
  role: ShortlistRole;
}

function joiningRoutes(server: FastifyInstance, { database, now }: ShortlistsDeps): void {
  /** @throws Problem 404 for a token that opens nothing, 429 for too many of them from one address */
  const invitationOf = async (token: string, request: FastifyRequest): Promise<OpenInvitation> => {
    const counted = await countAttempt(
      database,
      unknownTokenLimit,
      { subject: '', address: addressOf(request) },
      now(),
    );
    const invitation = await findInvitation(database, hashOfToken(token), now());
    if (!invitation) throw notFound(messages.thisLink);
    await uncountAttempt(database, counted);
    return invitation;
  };

  /** The role that the account has afterwards. */
  async function joinAs(tx: Queryable, tokenHash: string, account: number): Promise<Joined> {
    const invitation = await findInvitation(tx, tokenHash, now());
    if (!invitation) throw notFound(messages.thisLink);
    const { list } = invitation;
    // nobody revokes it or joins in the meantime
    await lockWhole(tx, list);
    if (!(await findInvitation(tx, tokenHash, now()))) throw notFound(messages.thisLink);
    const had = await roleOf(tx, list, account);
    if (had && !raises(had, invitation.role)) return { list, role: had };
    if (!had) checkCount.members(await countMembers(tx, list));
    await setMember(tx, { list, account, invitation, now: now() });
    if (!had) await record(tx, { list, account, kind: 'joined', now: now() });
    return { list, role: invitation.role };
  }

  registerEndpoint(server, shortlistEndpoints.invited, async ({ body: { token }, request }) => {
    return invitedTo(database, await invitationOf(token, request));
  });

  registerEndpoint(server, shortlistEndpoints.join, async ({ account, body: { token, opinion }, request }) => {
    await invitationOf(token, request);
    const list = await database.transaction(async (tx) => {
      const joined = await joinAs(tx, hashOfToken(token), account.id);
      if (!opinion) return joined.list;
      mustEdit(joined);
      const { property, ...said } = opinion;
      // the home may have left the list while somebody logged in
      if (await hasHome(tx, joined.list, property))
        await sayOpinion(tx, { list: joined.list, property, account: account.id }, said, now());
      return joined.list;
    });
    return mustBeMember(await wholeList(database, list, account.id));
  });
}
