import { beginningOf } from '@contract/beginningOf';
import { NewProblemReport } from '@contract/problemReports';
import { reportLimits } from '@contract/reportLimits';
import * as messages from '@messages/server/problemReports';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { ProblemReportsDeps } from './problemReportsDeps';
import { sendPlainPage } from '../../lib/plainPage';
import { Problem } from '../../lib/problem';
import { type PlainReport, plainReportPage } from './plainReportPage';
import { storeReport } from './storeReport';

const path = '/report-a-problem';
/** The most bytes of the form: its text in any spelling. */
const bodyLimit = 64 * 1024;

const sendPage = (reply: FastifyReply, status: number, shown: PlainReport): FastifyReply =>
  sendPlainPage(reply, status, plainReportPage(shown));

/** The page that somebody came from, as the app's own script or the browser names it. */
function pageBefore({ query, headers }: FastifyRequest, publicUrl: string): string {
  const { page = headers.referer } = query as { page?: unknown };
  const site = URL.canParse(publicUrl) ? publicUrl : 'http://site';
  const url = typeof page === 'string' && URL.canParse(page, site) ? new URL(page, site) : undefined;
  return beginningOf(url ? url.pathname + url.search : '/', reportLimits.page);
}

/** What is wrong with the form, by field. */
function faultsOf(error: z.core.$ZodError): PlainReport['faults'] {
  return Object.fromEntries(error.issues.map(({ path: [field = ''], message }) => [String(field), message]).reverse());
}

/**
 * A report without the app, for a browser in which it did not start or whose scripts are off: a page with a form that the
 * server renders, without a recording.
 */
export function plainReportRoutes(server: FastifyInstance, deps: ProblemReportsDeps): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  server.get(path, { schema: { hide: true } }, (request, reply) =>
    sendPage(reply, 200, {
      typed: { message: '', email: '', page: pageBefore(request, deps.settings.publicUrl), client_id: randomUUID() },
      faults: {},
    }),
  );

  server.post(path, { schema: { hide: true }, bodyLimit }, async (request, reply) => {
    const {
      message = '',
      email = '',
      page = '/',
      client_id = randomUUID(),
    } = (request.body ?? {}) as Record<string, string>;
    const typed = { message, email, page, client_id };
    const form = NewProblemReport.safeParse({
      ...typed,
      kind: 'problem',
      build: messages.withoutScripts,
      browser: beginningOf(request.headers['user-agent'] ?? '', reportLimits.browser),
    });
    if (!form.success) return sendPage(reply, 400, { typed, faults: faultsOf(form.error) });
    try {
      await storeReport(deps, form.data, request);
      return sendPage(reply, 201, { typed, faults: {}, isSent: true });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const faults = error.fields ? { message: String(error.fields.message ?? error.message) } : {};
      return sendPage(reply, error.status, { typed, faults, refusal: error.fields ? undefined : error.message });
    }
  });
}
