// OfficeProblemReports
export const problemReports = 'Problem reports';
export const report = 'Report';
export const page = 'Page';
export const kind = 'Kind';
export const status = 'Status';
export const recording = 'Recording';
export const sent = 'Sent';
export const steps = (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`;
export const problem = 'Problem';
export const error = 'Error';
export const allKinds = 'All kinds';
export const open = 'Open';
export const handled = 'Handled';
export const all = 'All';
export const theReports = 'the reports';
export const loadingReports = 'Loading reports';
export const allDone = 'All done.';
export const noReportWaits = 'No reports are waiting to be handled.';
export const noReportsHere = 'No reports here.';
export const chooseAnotherFilter = 'Choose another status or kind to see others.';

// ReportPanel
export const theOpenReport = 'Report details';
export const closeThisReport = 'Close this report';
export const account = 'Account';
export const email = 'Email';
export const build = 'Site version';
export const browser = 'Browser';
export const windowSize = 'Window';
export const handledAt = 'Handled on';
export const markAsHandled = 'Mark as handled';
export const openAgain = 'Open again';
export const saving = 'Saving…';

// ReportedRecording
export const theRecording = 'the recording';
export const loadingTheRecording = 'Loading the recording';
export const stepsOfTheRecording = 'Recorded steps';
export const asJson = 'Full recording as JSON';
export const download = 'Download as JSON';
export const startedAt = (moment: string) => `Started on ${moment}.`;
export const replayIt = (file: string) => `To replay it: npm run replay -- ${file}`;
