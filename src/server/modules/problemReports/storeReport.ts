import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import type { ProblemReportsDeps } from './problemReportsDeps';
import { addressOf, countAttempt, uncountAttempt } from '../../lib/rateLimiter';
import {
  type ReportForm,
  assertSaysSomething,
  recordingJson,
  reportLimit,
  withoutSecrets,
} from './problemReportsRules';
import { addReport, findSentReport } from './problemReportsStore';

const compress = promisify(gzip);

/** Stores a report once per `client_id`, and returns its id. @throws Problem 400 or 429 */
export async function storeReport(
  { database, now, buildCounts }: ProblemReportsDeps,
  form: ReportForm,
  request: FastifyRequest,
): Promise<number> {
  const sent = await findSentReport(database, form.client_id);
  if (sent !== undefined) return sent;
  assertSaysSomething(form);
  const json = recordingJson(form);
  const counted = await countAttempt(database, reportLimit, { subject: '', address: addressOf(request) }, now());
  const added = await addReport(database, {
    form: withoutSecrets(form),
    accountId: request.account?.id ?? null,
    recording: json === undefined ? null : await compress(json),
    at: now(),
  });
  if (added === undefined) await uncountAttempt(database, counted);
  else buildCounts?.add('reports', form.build);
  const id = added ?? (await findSentReport(database, form.client_id));
  if (id === undefined) throw new Error('a report was neither added nor there before');
  return id;
}
