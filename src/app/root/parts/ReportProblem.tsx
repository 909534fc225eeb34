import * as messages from '@messages/app/reportProblem';
import type { ElementType, ReactNode } from 'react';

interface ReportProblemProps {
  look: ElementType<{ type: 'submit'; children: ReactNode }>;
}

/** Opens the form for a report (`root/reporting`). A form, because one that is sent before its code has loaded is sent again. */
export function ReportProblem({ look: Look }: ReportProblemProps) {
  return (
    <form method="dialog" data-report-problem>
      <Look type="submit">{messages.reportAProblem}</Look>
    </form>
  );
}

/** Without scripts: the server's own form. */
export function PlainReportLink() {
  return (
    <noscript>
      <a href="/report-a-problem">{messages.reportAProblem}</a>
    </noscript>
  );
}
