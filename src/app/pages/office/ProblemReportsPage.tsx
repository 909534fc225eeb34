import { OfficeProblemReports } from '../../features/office-problem-reports/OfficeProblemReports';

/** `/office/problem-reports` */
export function ProblemReportsPage() {
  return <OfficeProblemReports />;
}
