import { shortlistEndpoints } from '@contract/shortlists';
import * as messages from '@messages/server/shortlists';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database';
import type { ShortlistsDeps } from './shortlistsDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { notFound } from '../../lib/problem';
import { addHome, countHomes, hasHome, removeHome } from './shortlistHomesStore';
import { sayOpinion } from './shortlistOpinions';
import { type OwnList, checkCount, mustBeMember, mustEdit } from './shortlistsRules';
import { lockList, record } from './shortlistsStore';

/** The homes of a list, and what its members think of them. */
export function shortlistHomesRoutes(server: FastifyInstance, { database, now }: ShortlistsDeps): void {
  /** Changes the homes of a list that the account may edit. */
  const asEditor = <Result>(id: number, accountId: number, change: (tx: Queryable, list: OwnList) => Promise<Result>) =>
    database.transaction(async (tx) => {
      const list = mustBeMember(await lockList(tx, id, accountId));
      mustEdit(list);
      return change(tx, list);
    });

  registerEndpoint(server, shortlistEndpoints.addHome, ({ account: { id: account }, params: { id, property } }) =>
    asEditor(id, account, async (tx, list) => {
      if (!(await hasHome(tx, id, property))) {
        checkCount.homes(await countHomes(tx, id), list);
        const outcome = await addHome(tx, { list: id, property, account, now: now() });
        if (outcome === 'missing') throw notFound(messages.thisListing);
        await record(tx, { list: id, account, kind: 'added', property, now: now() });
      }
      return { property };
    }),
  );

  registerEndpoint(server, shortlistEndpoints.removeHome, ({ account: { id: account }, params: { id, property } }) =>
    asEditor(id, account, async (tx) => {
      if (await removeHome(tx, id, property))
        await record(tx, { list: id, account, kind: 'removed', property, now: now() });
    }),
  );

  registerEndpoint(
    server,
    shortlistEndpoints.vote,
    ({ account: { id: account }, params: { id, property }, body: { vote, note } }) =>
      asEditor(id, account, async (tx) => {
        if (!(await hasHome(tx, id, property))) throw notFound(messages.thisHome);
        return sayOpinion(tx, { list: id, property, account }, { vote, note }, now());
      }),
  );
}
