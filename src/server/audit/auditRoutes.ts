import type { FastifyInstance } from 'fastify';
import { limits } from '@contract/limits';
import { officeEndpoints } from '@contract/office';
import type { StoreDeps } from '../lib/storeDeps';
import { nextOffset, pageHeaders } from '../lib/paging';
import { registerEndpoint } from '../plugins/contractRoute';
import { listAudit } from './auditStore';

/** The audit of staff changes, for the office. */
export async function auditRoutes(server: FastifyInstance, { database }: StoreDeps): Promise<void> {
  registerEndpoint(
    server,
    officeEndpoints.audit,
    async ({ query: { limit = limits.page.default, offset = 0, ...filter }, request, reply }) => {
      const { entries, total } = await listAudit(database, filter, { limit, offset });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return entries;
    },
  );
}
