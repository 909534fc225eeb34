import { limits } from '@contract/limits';
import { type ProblemReport, officeProblemReportEndpoints } from '@contract/problemReports';
import * as messages from '@messages/server/problemReports';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { staffWrite } from '../../audit/staffWrite';
import type { ProblemReportsDeps } from './problemReportsDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { notFound } from '../../lib/problem';
import { findRecording, findReport, listReports, lockReport, setHandled } from './officeProblemReportsStore';

const decompress = promisify(gunzip);

/** Reports of problems, as superusers read them. */
export function officeProblemReportsRoutes(server: FastifyInstance, deps: ProblemReportsDeps): void {
  const { database, now } = deps;

  registerEndpoint(
    server,
    officeProblemReportEndpoints.list,
    async ({ query: { limit = limits.page.default, offset = 0, ...filter }, request, reply }) => {
      const { reports, total } = await listReports(database, filter, { limit, offset });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return reports;
    },
  );

  registerEndpoint(server, officeProblemReportEndpoints.get, async ({ params: { id } }) => {
    const report = await findReport(database, id);
    if (!report) throw notFound(messages.thisReport);
    return report;
  });

  registerEndpoint(server, officeProblemReportEndpoints.recording, async ({ params: { id }, reply }) => {
    const recording = await findRecording(database, id);
    if (!recording) throw notFound(messages.thisRecording);
    reply.header('content-disposition', `attachment; filename="problem-report-${id}.json"`);
    return decompress(recording);
  });

  registerEndpoint(server, officeProblemReportEndpoints.change, ({ params: { id }, body, account, request }) =>
    staffWrite<ProblemReport>(
      deps,
      { account, request },
      {
        action: body.handled ? 'problem_report.handle' : 'problem_report.reopen',
        subject: { type: 'problem_report', id },
        name: messages.thisReport,
        read: (tx) => lockReport(tx, id),
        version: body.version,
        write: async (tx, { handled_at: at }) => {
          // handled again, it keeps its time
          if (body.handled !== (at !== null))
            await setHandled(tx, id, body.handled ? { by: account.id, at: now() } : null);
        },
        // no texts: the audit is kept longer than the reports
        audited: ({ handled_at: at }) => ({ handled_at: at }),
      },
    ),
  );
}
