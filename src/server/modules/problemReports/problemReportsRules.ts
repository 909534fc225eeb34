import { hourInMs } from '@contract/durations';
import type { NewProblemReport } from '@contract/problemReports';
import { recordingLimits } from '@contract/recordingLimits';
import { redactSecrets } from '@contract/secrets';
import * as messages from '@messages/server/problemReports';
import type * as z from 'zod/mini';
import { badField } from '../../lib/problem';
import type { RateLimit } from '../../lib/rateLimiter';

/** A report as its form sent it. */
export type ReportForm = z.output<typeof NewProblemReport>;

/** Reports per address. */
export const reportLimit: RateLimit = { what: 'problem-report', most: 10, withinMs: hourInMs };
/** Counted errors per address. */
export const errorLimit: RateLimit = { what: 'browser-error', most: 30, withinMs: hourInMs };

/** @throws Problem 400 when it says nothing */
export function assertSaysSomething({ message, error = '' }: ReportForm): void {
  if (message === '' && error === '') throw badField('message', messages.sayWhatWentWrong);
}

/** Texts of the browser without secrets: an address or an error may contain a token. */
export function withoutSecrets({ page, error = '', ...form }: ReportForm): ReportForm {
  return { ...form, page: redactSecrets(page), error: redactSecrets(error) };
}

function toJson(recording: unknown): string | undefined {
  try {
    return JSON.stringify(recording);
  } catch {
    // nested deeper than the stack
    return undefined;
  }
}

/** The recording as JSON; undefined without one. @throws Problem 400 when it is too large or cannot be written */
export function recordingJson({ recording }: ReportForm): string | undefined {
  if (recording === undefined) return undefined;
  const json = toJson(recording);
  if (json === undefined) throw badField('recording', messages.recordingCannotBeRead);
  if (Buffer.byteLength(json) > recordingLimits.bytes)
    throw badField('recording', messages.recordingIsTooLarge(recordingLimits.bytes / 1_000_000));
  return json;
}
