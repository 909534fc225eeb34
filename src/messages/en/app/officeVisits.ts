// OfficeVisits
export const view = 'View';
export const toAnswer = 'To answer';
export const oursToAnswer = 'Ours to answer';
export const week = 'Week';
export const open = 'Open';
export const past = 'Past';
export const dates = 'Dates';
export const earlier = 'Earlier';
export const today = 'Today';
export const later = 'Later';
export const indiaTime = (from: string, to: string) => `${from} to ${to}, India time`;
export const theVisits = 'the visits';
export const loadingVisits = 'Loading visits…';
export const noVisits = 'No visits';
export const allAnswered = 'All visits are answered.';
export const noneHere = 'No visits here.';
export const home = 'Home';
export const visitor = 'Visitor';
export const time = 'Time';
export const state = 'State';
export const host = 'Host';
export const office = 'Our office';
export const listName = 'Visits';

// stateLabels
export const states = {
  asked: 'To answer',
  offered: 'Visitor answers',
  confirmed: 'Confirmed',
  move_asked: 'Move to answer',
  move_offered: 'Visitor answers the move',
  cancelled: 'Cancelled',
  missed: 'Missed',
  lapsed: 'No time confirmed',
} as const;
export const inPerson = 'In person';
export const byVideo = 'Video';

// VisitPanel
export const theOpenVisit = 'The open visit';
export const thisVisit = 'this visit';
export const closeThisVisit = 'Close this visit';
export const loadingTheVisit = 'Loading the visit…';
export const when = 'When';
export const how = 'How';
export const link = 'Link';
export const email = 'Email';
export const phone = 'Phone';
export const reason = 'Reason';
export const answers = 'Answers';
export const confirm = 'Confirm';
export const confirmAndEmail = 'Confirm and email both';
export const sendTheLink = 'Send the link';
export const sendThePlace = 'Send the place';
export const where = 'Where';
export const directions = 'Directions';
export const place = 'Address or meeting point';
export const placeHelp = 'The visitor gets it by email, with whom to ask for.';
export const proposedTime = 'Suggested time';
export const choose = 'Choose';
export const takenTime = (moment: string) => `${moment} (taken)`;
export const linkOfTheVideoVisit = 'Link of the video visit';
export const theVisitIsConfirmed = 'The visit is confirmed. Both get an email.';
export const propose = 'Suggest other times';
export const firstTime = 'First time';
export const secondTime = 'Second time';
export const thirdTime = 'Third time';
export const freeTimes = 'Free times, India time';
export const noTimeIsFree = 'No time is free.';
export const proposeAndEmail = 'Suggest and email the visitor';
export const theTimesAreProposed = 'We have emailed the visitor these times.';
export const cancel = 'Cancel';
export const cancelTheVisit = 'Cancel the visit';
export const reasonForCancelling = 'Reason for cancelling';
export const bothRead = 'Visitor and owner read it in their emails.';
export const theVisitIsCancelled = 'The visit is cancelled. Both get an email.';
export const missed = 'Missed';
export const missedWords = 'Only if the visitor did not come. This cannot be undone.';
export const noteAsMissed = 'Note as missed';
export const theVisitIsMissed = 'The visit is noted as missed.';
