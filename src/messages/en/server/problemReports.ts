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
  'This form works even if the rest of the site does not load in your browser. It doesn’t send a recording of your steps.';
export const whatWentWrong = 'What went wrong?';
export const whatWentWrongHelp = 'What did you do, what did you expect, and what happened?';
export const emailAddress = 'Email Address (optional)';
export const emailHelp = 'Only if you want an answer.';
export const pageIsSent = (page: string) =>
  `We’ll also receive the page you were on, ${page}, and the name of your browser.`;
export const send = 'Send';
export const thankYou = 'Thank you';
export const reportHasArrived = 'We have your report and will look at it as soon as we can.';
export const home = 'Go to the home page';
export const policy = 'How we handle reports';

// plainReportRoutes
export const withoutScripts = 'without scripts';
