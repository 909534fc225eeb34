// ProblemReport
export const reportAProblem = 'Report a problem';
export const close = 'Close';
export const thisIsWhatWouldBeSent = 'Review and send';
export const thankYou = 'Thank you';

// WriteStep
export const whatWentWrong = 'What went wrong?';
export const whatWentWrongHelp = 'What did you do, what did you expect, and what happened?';
export const theErrorGoesWithIt = 'We’ll also send the error details. You can read them in the next step.';
export const emailAddress = 'Email Address';
export const emailHelp = 'Only if you want a reply.';
export const next = 'Review and send';
export const recordWhatIDo = 'Record what I do';
export const recordAgain = 'Record again';
export const starting = 'Starting…';
export const recordingHelp =
  'If you can make the problem happen again, record the steps. We record the pages you open, the filters and buttons you use, and how the site responds. We never record what you type: no passwords, messages or searches.';
export const recordedSteps = (steps: number) => `${steps} ${steps === 1 ? 'step' : 'steps'} recorded.`;
export const lastMinutesAreRecorded =
  'Your browser has recorded your last few minutes on this site. In the next step you can see them and decide whether to send them.';
export const couldNotRecord =
  'The recording didn’t work. Check your connection and try again, or send the report without a recording.';
export const collecting = 'Preparing the recording…';

// ReviewStep
export const nothingIsSentYet = 'Nothing is sent until you press Send.';
export const message = 'Message';
export const none = 'None';
export const page = 'Page';
export const browser = 'Browser';
export const windowSize = 'Window size';
export const build = 'Site version';
export const error = 'Error';
export const sendTheRecording = (steps: number) => `Send the recording (${steps} ${steps === 1 ? 'step' : 'steps'})`;
export const stepsOfTheRecording = 'Recorded steps';
export const asJson = 'Full recording as JSON';
export const policy = 'How we handle reports';
export const back = 'Edit report';
export const send = 'Send';
export const sending = 'Sending…';
export const tryAgain = 'Try again';
export const notSent = (reason: string) => `${reason} Your report is still here.`;

// SentStep
export const weReadIt = 'We’ll read your report and delete it after 30 days.';

// RecordingPill
export const recordingOfYourSteps = 'Recording your steps';
export const recordingNow = 'Recording…';
export const finish = 'Finish';

// ErrorNotice
export const somethingWentWrong = 'Something went wrong on this page.';
export const reportIt = 'Report it';
export const dismiss = 'Dismiss';

// Timeline
export const earlierSteps = (steps: number) => `${steps} earlier ${steps === 1 ? 'step is' : 'steps are'} in the JSON.`;
export const stepFailed = 'failed';

// startReporting
export const couldNotOpen = 'We could not open the form. Check your connection and try again.';
