// problemReportsRules
export const sayWhatWentWrong = 'Say what went wrong.';
export const recordingIsTooLarge = (megabytes: number) =>
  `The recording is larger than ${megabytes} MB. Send the report without it, or record fewer steps.`;
export const recordingCannotBeRead = 'The recording cannot be read. Send the report without it.';

// officeProblemReportsRoutes
export const thisReport = 'This report';
export const thisRecording = 'The recording of this report';

// plainReportPage
export const reportAProblem = 'Report a problem';
export const worksWithoutScripts =
  'This form works even if the rest of the site does not start in your browser. It sends no recording of your steps.';
export const whatWentWrong = 'What went wrong?';
export const whatWentWrongHelp = 'What did you do, what did you expect, and what happened?';
export const emailAddress = 'Email Address (optional)';
export const emailHelp = 'Only if you want an answer.';
export const pageIsSent = (page: string) => `We also receive the page, ${page}, and the name of your browser.`;
export const send = 'Send';
export const thankYou = 'Thank you';
export const reportHasArrived = 'Your report has arrived. We look at it as soon as we can.';
export const home = 'To the home page';
export const policy = 'How we handle reports';

// plainReportRoutes
export const withoutScripts = 'without scripts';
