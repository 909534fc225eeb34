import { documentEndpoints as endpoints } from '@contract/documents';
import { limits } from '@contract/limits';
import * as messages from '@messages/server/documents';
import type { FastifyInstance } from 'fastify';
import { staffAct } from '../../audit/staffWrite';
import type { Queryable } from '../../db/database';
import type { DocumentsDeps } from './documentsDeps';
import type { Account } from '../../lib/account';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { registerEndpoint } from '../../plugins/contractRoute';
import { countQuota } from '../../lib/quotas';
import { badField, notFound } from '../../lib/problem';
import { documentLinksRoutes } from './documentLinksRoutes';
import { documentRequestsRoutes } from './documentRequestsRoutes';
import { assertCanManage, checkRoom, isByOffice } from './documentsRules';
import { addDocument, documentsOf, findListing, findSent, removeDocument } from './documentsStore';
import { requestsOf } from './documentRequestsStore';

/** Documents of listings: kept by their owners and agents, shown on request to one person at a time. */
export async function documentsRoutes(server: FastifyInstance, deps: DocumentsDeps): Promise<void> {
  keepingRoutes(server, deps);
  documentRequestsRoutes(server, deps);
  documentLinksRoutes(server, deps);
}

/** A write to a listing's documents, which the audit records where the office makes it. */
const writeOf = (action: string, id: number, account: Account) => ({
  action,
  subject: { type: 'property', id },
  name: messages.thisProperty,
  read: async (tx: Queryable) => assertCanManage(await findListing(tx, id, { lock: true }), account),
});

function keepingRoutes(server: FastifyInstance, deps: DocumentsDeps): void {
  const { database, media, now } = deps;

  registerEndpoint(server, endpoints.list, async ({ params: { id }, query, account, request, reply }) => {
    const listing = assertCanManage(await findListing(database, id), account);
    const { limit = limits.page.max, offset = 0 } = query;
    const [documents, { requests, total }] = await Promise.all([
      documentsOf(database, id),
      requestsOf(database, id, { limit, offset, now: now() }),
    ]);
    pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
    return { property: { id, title: listing.title }, documents, requests };
  });

  registerEndpoint(
    server,
    endpoints.upload,
    async ({ params: { id }, body: { client_id: clientId, kind, title }, files, account, request }) => {
      const listing = assertCanManage(await findListing(database, id), account);
      const sent = await findSent(database, id, clientId);
      if (sent) return sent;
      const upload = files.find(({ field }) => field === 'file');
      if (!upload) throw badField('file', messages.chooseAFile);
      checkRoom(listing.documents);
      await countQuota(deps, account, 'documents');
      // before the transaction: a crash leaves files without a row, which are swept, and never a row without its files
      const stored = await media.documents.take(upload.path, String(account.id));
      const unused = () => media.documents.remove([stored.file]);
      const added = await staffAct(
        deps,
        { account, request },
        {
          ...writeOf('document.upload', id, account),
          repeated: async (tx) => {
            const raced = await findSent(tx, id, clientId);
            return raced && { document: raced, isNew: false };
          },
          act: async (tx, { documents }) => {
            checkRoom(documents);
            const uploaded = { ...stored, kind, title, clientId, uploadedBy: account.id };
            return { document: await addDocument(tx, id, uploaded, now()), isNew: true };
          },
          // by ids, because the audit outlives texts and names
          entry: (locked, { document }) =>
            isByOffice(locked, account)
              ? { before: null, after: { document: document.id, kind, pages: document.pages } }
              : undefined,
        },
      ).catch(async (error: unknown) => {
        await unused();
        throw error;
      });
      if (!added.isNew) await unused();
      return added.document;
    },
  );

  registerEndpoint(server, endpoints.remove, async ({ params: { id, document }, account, request }) => {
    const file = await staffAct(
      deps,
      { account, request },
      {
        ...writeOf('document.delete', id, account),
        act: async (tx) => {
          const removed = await removeDocument(tx, id, document);
          if (removed === undefined) throw notFound(messages.thisDocument);
          return removed;
        },
        entry: (locked) => (isByOffice(locked, account) ? { before: { document }, after: null } : undefined),
      },
    );
    await media.documents.remove([file]);
  });
}
