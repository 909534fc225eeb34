import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { Version, stale } from './officeShared';
import { recordingLimits } from './recordingLimits';
import { reportLimits } from './reportLimits';
import { SessionRecording } from './sessionRecording';
import {
  ById,
  ClientId,
  Email,
  FieldProblem,
  Id,
  Instant,
  Page,
  Problem,
  QueryFlag,
  optionalText,
  text,
} from './shared';

/** `error`: our own code failed in the browser; `problem`: somebody describes what is wrong. */
export const ProblemReportKind = z.enum(['problem', 'error'], messages.chooseAReportKind);
export type ProblemReportKind = z.output<typeof ProblemReportKind>;

const Build = text(reportLimits.build);

export const NewProblemReport = z.object({
  kind: ProblemReportKind,
  /** May be empty beside an error. */
  message: z.string().check(z.trim(), z.maxLength(limits.message.max, messages.useAtMost(limits.message.max))),
  email: z.optional(z.union([z.literal(''), Email])),
  /** The error with its stack. */
  error: optionalText(reportLimits.error),
  /** The path and query of the page. */
  page: text(reportLimits.page),
  build: Build,
  /** The browser's own name. */
  browser: optionalText(reportLimits.browser),
  /** The size of its window, such as `390 × 844`. */
  viewport: optionalText(reportLimits.viewport),
  recording: z.optional(SessionRecording),
  client_id: ClientId,
});
export type NewProblemReport = z.input<typeof NewProblemReport>;

/** A report as the office lists it. */
export const ProblemReport = z.object({
  id: Id,
  version: Version,
  kind: ProblemReportKind,
  message: z.string(),
  email: z.string(),
  /** Who sent it while logged in. */
  account: z.nullable(z.object({ id: Id, username: z.string(), display_name: z.string() })),
  error: z.string(),
  page: z.string(),
  build: z.string(),
  browser: z.string(),
  viewport: z.string(),
  /** How many steps were recorded; null without a recording. */
  steps: z.nullable(z.int()),
  handled_at: z.nullable(Instant),
  created_at: Instant,
});
export type ProblemReport = z.output<typeof ProblemReport>;

export const ProblemReportQuery = z.extend(z.partial(Page), {
  handled: z.optional(QueryFlag),
  kind: z.optional(ProblemReportKind),
});

const refusals = { 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem };

export const problemReportEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/problem-reports/',
    access: 'anyone',
    survivesLogout: true,
    summary:
      'Stores a report of a problem, with a recording of at most 5 MB; sent again with the same client_id it is stored once.',
    // the recording, and room for everything else
    bodyLimit: recordingLimits.bytes + 128 * 1024,
    body: NewProblemReport,
    responses: { 201: z.object({ id: Id, client_id: z.string() }), 400: FieldProblem, 413: Problem, 429: Problem },
  }),
  countError: endpoint({
    method: 'POST',
    path: '/api/problem-reports/errors/',
    access: 'anyone',
    survivesLogout: true,
    summary: 'Counts an error in a browser by build, and stores nothing.',
    body: z.object({ build: Build }),
    responses: { 204: null, 400: FieldProblem, 429: Problem },
  }),
};

export const officeProblemReportEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/problem-reports/',
    access: 'superuser',
    summary: 'Lists reports of problems, the newest first.',
    query: ProblemReportQuery,
    responses: { 200: z.array(ProblemReport), 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/office/problem-reports/:id/',
    access: 'superuser',
    summary: 'Returns one report, without its recording.',
    params: ById,
    responses: { 200: ProblemReport, ...refusals },
  }),
  recording: endpoint({
    method: 'GET',
    path: '/api/office/problem-reports/:id/recording/',
    access: 'superuser',
    summary: 'Returns the recording of a report as a file of JSON; 404 without one.',
    params: ById,
    responses: { 200: 'application/json', ...refusals },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/office/problem-reports/:id/',
    access: 'superuser',
    summary: 'Marks a report as handled, or as open again.',
    params: ById,
    body: z.object({ version: Version, handled: z.boolean() }),
    responses: { 200: ProblemReport, ...refusals, 409: stale(ProblemReport) },
  }),
};
