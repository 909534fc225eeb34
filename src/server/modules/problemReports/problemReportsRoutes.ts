import { problemReportEndpoints } from '@contract/problemReports';
import type { FastifyInstance } from 'fastify';
import type { ProblemReportsDeps } from './problemReportsDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { addressOf, countAttempt } from '../../lib/rateLimiter';
import { officeProblemReportsRoutes } from './officeProblemReportsRoutes';
import { plainReportRoutes } from './plainReportRoutes';
import { errorLimit } from './problemReportsRules';
import { storeReport } from './storeReport';

/** Reports of problems by visitors, and the count of errors in their browsers. */
export async function problemReportsRoutes(server: FastifyInstance, deps: ProblemReportsDeps): Promise<void> {
  const { database, now, buildCounts } = deps;
  officeProblemReportsRoutes(server, deps);
  await server.register(async (scope) => plainReportRoutes(scope, deps));

  registerEndpoint(server, problemReportEndpoints.create, async ({ body, request }) => ({
    id: await storeReport(deps, body, request),
    client_id: body.client_id,
  }));

  registerEndpoint(server, problemReportEndpoints.countError, async ({ body: { build }, request }) => {
    await countAttempt(database, errorLimit, { subject: '', address: addressOf(request) }, now());
    buildCounts?.add('errors', build);
  });
}
