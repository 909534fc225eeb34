import { shortlistEndpoints } from '@contract/shortlists';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database';
import type { ShortlistsDeps } from './shortlistsDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { countAttempt } from '../../lib/rateLimiter';
import { shortlistHomesRoutes } from './shortlistHomesRoutes';
import { shortlistMembersRoutes } from './shortlistMembersRoutes';
import { shortlistViewsRoutes } from './shortlistViewsRoutes';
import { listsOf, wholeList } from './shortlistReads';
import { checkCount, creationLimit, mustBeMember, mustNotBeDefault, mustOwn } from './shortlistsRules';
import {
  countOwnLists,
  createList,
  defaultList,
  deleteList,
  lockList,
  record,
  renameList,
  sentList,
} from './shortlistsStore';

/** Lists of homes that several people share; an account's favourites are its default one. */
export async function shortlistsRoutes(server: FastifyInstance, deps: ShortlistsDeps): Promise<void> {
  listRoutes(server, deps);
  shortlistHomesRoutes(server, deps);
  shortlistMembersRoutes(server, deps);
  shortlistViewsRoutes(server, deps);
}

function listRoutes(server: FastifyInstance, { database, now }: ShortlistsDeps): void {
  const shown = async (id: number, accountId: number) => mustBeMember(await wholeList(database, id, accountId));

  /** Changes the whole list of its owner. */
  const asOwner = (id: number, accountId: number, change: (tx: Queryable) => Promise<void>) =>
    database.transaction(async (tx) => {
      const list = mustBeMember(await lockList(tx, id, accountId));
      mustOwn(list);
      mustNotBeDefault(list);
      await change(tx);
    });

  registerEndpoint(server, shortlistEndpoints.list, async ({ account, query: { property } }) => {
    await defaultList(database, account.id, now());
    return listsOf(database, account.id, property);
  });

  registerEndpoint(server, shortlistEndpoints.create, async ({ account, body: { name, client_id: clientId } }) => {
    const before = await sentList(database, account.id, clientId);
    if (before !== undefined) return shown(before, account.id);
    await countAttempt(database, creationLimit, { subject: String(account.id), address: '' }, now());
    const id = await database.transaction(async (tx) => {
      const own = await countOwnLists(tx, account.id);
      const sent = await sentList(tx, account.id, clientId);
      if (sent !== undefined) return sent;
      checkCount.lists(own);
      return createList(tx, { name, owner: account.id, clientId, now: now() });
    });
    return shown(id, account.id);
  });

  registerEndpoint(server, shortlistEndpoints.get, ({ account, params: { id } }) => shown(id, account.id));

  registerEndpoint(server, shortlistEndpoints.rename, async ({ account, params: { id }, body: { name } }) => {
    await asOwner(id, account.id, async (tx) => {
      await renameList(tx, id, name, account.id);
      await record(tx, { list: id, account: account.id, kind: 'renamed', now: now() });
    });
    return shown(id, account.id);
  });

  registerEndpoint(server, shortlistEndpoints.remove, ({ account, params: { id } }) =>
    asOwner(id, account.id, (tx) => deleteList(tx, id)),
  );
}
