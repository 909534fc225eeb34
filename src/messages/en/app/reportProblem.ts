// ReportProblem
export const reportAProblem = 'Report a problem';
