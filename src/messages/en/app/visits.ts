// VisitSection
export const visitThisHome = 'Visit this home';
export const comeOrMeetByVideo =
  'See it in person, or take a tour by video. Propose up to three times; you get an email when one is agreed.';
export const chooseTimes = 'Choose times';

// VisitForm
export const howDoYouVisit = 'How do you visit?';
export const inPerson = 'In person';
export const byVideo = 'By video';
export const name = 'Name';
export const emailAddress = 'Email Address';
export const phoneNumber = 'Phone Number';
export const phoneHelp = 'The owner sees your number once a time is agreed.';
export const phoneWrong = 'Enter a phone number.';
export const emailHelp = 'We send the answer and a link to change or cancel the visit here.';
export const yourEntriesAreStillHere = (failure: string) => `${failure} Your entries are still here.`;
export const askForThisVisit = 'Ask for this visit';
export const sending = 'Sending…';
export const weHaveAsked = 'We have asked';
export const checkYourInbox = (email: string) =>
  `We sent a link to ${email}. It opens your visit: there you see the answer, and change or cancel it.`;
export const answerComesByEmail = (email: string) =>
  `You get an email at ${email} as soon as one of your times is agreed or others are proposed.`;
export const seeYourVisit = 'See your visit';
export const askForAnother = 'Ask for another visit';

// TimePicker
export const chooseUpTo = (most: number) => `Choose up to ${most} times`;
export const dayLegend = 'Day';
export const timeLegend = 'Time';
export const loadingTimes = 'Loading free times…';
export const freeTimes = 'the free times';
export const noTimes = 'No time is free in the next four weeks. Call us to find one.';
export const moreDays = 'More days';
export const yourClock = (zone: string) => `By your clock (${zone}), with India’s below.`;
export const indianTime = 'All times are India time (IST).';
export const inIndia = (time: string) => `${time} in India`;
export const nextDayInIndia = (time: string, day: string) => `${time} in India, ${day}`;
export const timesChosen = (count: number, most: number) => `${count} of ${most} times chosen`;
export const yourTimes = 'Your times';
export const removeTime = (moment: string) => `Remove ${moment}`;
export const chooseATime = 'Choose at least one time.';
export const timeWasTaken = (count: number) =>
  count === 1
    ? 'One of your times was just taken. Choose another.'
    : `${count} of your times were just taken. Choose others.`;
export const enough = (most: number) => `You have chosen ${most} times. Remove one to choose another.`;

// visitLabels
export const stateNames = {
  asked: 'Waiting for an answer',
  offered: 'Other times proposed',
  confirmed: 'Confirmed',
  move_asked: 'Move proposed',
  move_offered: 'Move proposed',
  cancelled: 'Cancelled',
  missed: 'Missed',
  lapsed: 'Not agreed in time',
  over: 'Over',
} as const;
export const titles = {
  asked: { visitor: 'We have asked for your visit', host: 'Somebody would like to visit' },
  offered: { visitor: 'Other times are proposed', host: 'You proposed other times' },
  confirmed: { visitor: 'Your visit is confirmed', host: 'The visit is confirmed' },
  move_asked: { visitor: 'You proposed to move the visit', host: 'The visitor proposes other times' },
  move_offered: { visitor: 'Other times are proposed', host: 'You proposed to move the visit' },
  cancelled: { visitor: 'This visit is cancelled', host: 'This visit is cancelled' },
  missed: { visitor: 'This visit did not take place', host: 'The visitor did not come' },
  lapsed: { visitor: 'No time was agreed', host: 'No time was agreed' },
  over: { visitor: 'This visit is over', host: 'This visit is over' },
} as const;
export const endedByListing = 'The home is no longer on the market.';
export const endedByVisitor = 'The visitor cancelled.';
export const endedByHost = (host: string) => `Cancelled by ${host}.`;

// VisitDetails
export const visit = 'Visit';
export const thisVisit = 'this visit';
export const loadingThisVisit = 'Loading this visit…';
export const visitNotFound = 'Visit not found';
export const theLinkMayBeWrong =
  'The link may be incomplete, or a newer one has replaced it. Open the link in our newest email.';
export const seeProperties = 'See properties';
export const home = 'Home';
export const visitor = 'Visitor';
export const host = 'You meet';
export const visitorsTime = (moment: string) => `${moment}, the visitor’s time`;
export const when = 'When';
export const how = 'How';
export const joinByVideo = 'Join the video visit';
export const byVideoLinkFollows = 'By video; the link follows by email';
export const reason = 'Reason';
export const proposedTimes = 'Proposed times';
export const timeIsTaken = 'Taken meanwhile';
export const agreeTo = (moment: string) => `Agree to ${moment}`;
export const agree = 'Agree';
export const keepTheTime = 'Keep the agreed time';
export const proposeOthers = 'Propose other times';
export const moveTheVisit = 'Move the visit';
export const cancelTheVisit = 'Cancel the visit';
export const didNotCome = 'The visitor did not come';
export const addToCalendar = 'Add to calendar';
export const removeFromCalendar = 'Remove from calendar';
export const waitingForAnswer = 'The times wait for the other one’s answer.';
export const agreedTimeStands = 'Until another time is agreed, the visit stays as it is.';
export const where = 'Where';
export const directions = 'Directions';
export const askFor = 'Ask for';
export const place = 'Address or meeting point';
export const placeHelp = 'The visitor gets it once a time is agreed, with your name and number.';
export const sayWhere = 'Say where the visitor comes to.';
export const sendThePlace = 'Send the place';
export const videoLink = 'Link of the video visit';
export const videoLinkHelp = 'The visitor gets it by email. You can add it later.';
export const sendTheLink = 'Send the link';
export const replaceTheLink = 'Replace the links in my emails';
export const linkReplaced = 'We have emailed you a new link. The old ones no longer work.';
export const replaceExplained = 'If somebody else has the link to this visit or to its calendar entry, replace it.';

// VisitDialogs
export const cancelThisVisit = 'Cancel this visit?';
export const theOtherReads = 'The other one gets an email with the reason, and the time is free again.';
export const reasonLabel = 'Reason';
export const keepIt = 'Keep it';
export const cancelling = 'Cancelling…';
export const markAsMissed = 'Did the visitor not come?';
export const markAsMissedWords = 'The visit is noted as missed. This cannot be undone.';
export const noteIt = 'Note as missed';
export const noting = 'Noting…';
export const back = 'Back';

// ProposeTimes
export const sendTheseTimes = 'Send these times';
export const proposeTitle = 'Propose other times';

// VisitList
export const visits = 'Visits';
export const toAnswer = 'To answer';
export const upcoming = 'Upcoming';
export const past = 'Past and cancelled';
export const noneToAnswer = 'Nothing waits for your answer.';
export const noneUpcoming = 'No upcoming visits';
export const askOnAListing = 'Open a home and choose “Visit this home”. Visits to your own listings appear here too.';
export const noneYet = 'None yet.';
export const yourVisits = 'your visits';
export const loadingVisits = 'Loading your visits…';
export const pageAddress = (page: number) => `/visits${page > 1 ? `?page=${page}` : ''}`;
export const withPerson = (person: string) => `with ${person}`;

// pages
export const lead = 'Homes you want to see, and people who want to see yours.';
export const logInToSeeThem = 'Log in to see your visits';
export const orOpenTheLink = 'Or open the link in one of our emails: it needs no login.';
export const logInToSeeThis = 'Log in to see this visit';
