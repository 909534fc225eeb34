import { beginningOf } from '@contract/beginningOf';
import type { ProblemReport, ProblemReportKind } from '@contract/problemReports';
import * as messages from '@messages/app/officeProblemReports';

export const kinds: readonly ProblemReportKind[] = ['problem', 'error'];
export const kindLabels: Readonly<Record<ProblemReportKind, string>> = {
  problem: messages.problem,
  error: messages.error,
};

const longest = 90;

/** A report in one line: its message, or the first line of its error. */
export function summaryOf({ message, error }: Pick<ProblemReport, 'message' | 'error'>): string {
  const line = (message || error).split('\n')[0]?.trim() ?? '';
  return line.length > longest ? `${beginningOf(line, longest).trimEnd()}…` : line;
}
