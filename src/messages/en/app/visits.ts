// VisitSection
export const visitThisHome = 'Visit this home';
export const comeOrMeetByVideo =
  'See this home in person or by video. Suggest up to three times, and we’ll email you when one is confirmed.';
export const chooseTimes = 'Choose times';

// VisitForm
export const howDoYouVisit = 'How would you like to visit?';
export const inPerson = 'In person';
export const byVideo = 'By video';
export const name = 'Name';
export const emailAddress = 'Email Address';
export const phoneNumber = 'Phone Number';
export const phoneHelp = 'The owner sees your number once a time is confirmed.';
export const phoneWrong = 'Enter a phone number.';
export const emailHelp = 'We’ll email you the answer, with a link to change or cancel.';
export const yourEntriesAreStillHere = (failure: string) => `${failure} Your entries are still here.`;
export const goOn = 'Continue';
export const howAndWhen = 'How and when';
export const chosenTimes = (mode: string, times: string) => `${mode}: ${times}`;
export const change = 'Change';
export const whoVisits = 'Who is visiting?';
export const askForThisVisit = 'Request this visit';
export const sending = 'Sending…';
export const weHaveAsked = 'Request sent';
export const checkYourInbox = (email: string) =>
  `We sent a link to ${email}. Open it to see the answer, or to change or cancel your visit.`;
export const answerComesByEmail = (email: string) =>
  `We’ll email you at ${email} when a time is confirmed or others are suggested.`;
export const seeYourVisit = 'See your visit';
export const askForAnother = 'Request another visit';

// TimePicker
export const chooseUpTo = (most: number) => `Choose up to ${most} times`;
export const dayLegend = 'Day';
export const timeLegend = 'Time';
export const loadingTimes = 'Loading free times…';
export const freeTimes = 'the free times';
export const noTimes = 'No times are free in the next four weeks. Call us to arrange one.';
export const moreDays = 'More days';
export const yourClock = (zone: string) => `${zone} time; India time below`;
export const indianTime = 'India time';
export const inIndia = (time: string) => `${time} in India`;
export const nextDayInIndia = (time: string, day: string) => `${time} in India, ${day}`;
export const timesChosen = (count: number, most: number) => `${count} of ${most} times selected`;
export const yourTimes = 'Your times';
export const removeTime = (moment: string) => `Remove ${moment}`;
export const chooseATime = 'Choose at least one time.';
export const timeWasTaken = (count: number) =>
  count === 1
    ? 'One of your times was just taken. Choose another.'
    : `${count} of your times were just taken. Choose others.`;
export const enough = (most: number) => `You’ve selected ${most} times. Remove one to choose another.`;

// visitLabels
export const stateNames = {
  asked: 'Waiting for an answer',
  offered: 'Other times suggested',
  confirmed: 'Confirmed',
  move_asked: 'New time suggested',
  move_offered: 'New time suggested',
  cancelled: 'Cancelled',
  missed: 'Missed',
  lapsed: 'No time confirmed',
  over: 'Past',
} as const;
export const titles = {
  asked: { visitor: 'Your visit request has been sent', host: 'Someone would like to visit' },
  offered: { visitor: 'Other times have been suggested', host: 'You suggested other times' },
  confirmed: { visitor: 'Your visit is confirmed', host: 'The visit is confirmed' },
  move_asked: { visitor: 'You asked to move the visit', host: 'The visitor suggests other times' },
  move_offered: { visitor: 'Other times have been suggested', host: 'You asked to move the visit' },
  cancelled: { visitor: 'This visit has been cancelled', host: 'This visit has been cancelled' },
  missed: { visitor: 'This visit did not take place', host: 'The visitor did not come' },
  lapsed: { visitor: 'No time was confirmed', host: 'No time was confirmed' },
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
export const host = 'You will meet';
export const visitorsTime = (moment: string) => `${moment} for the visitor`;
export const when = 'When';
export const how = 'How';
export const joinByVideo = 'Join the video visit';
export const byVideoLinkFollows = 'By video. We’ll email you the link.';
export const reason = 'Reason';
export const proposedTimes = 'Suggested times';
export const timeIsTaken = 'Already taken';
export const agreeTo = (moment: string) => `Confirm ${moment}`;
export const agree = 'Confirm';
export const keepTheTime = 'Keep the current time';
export const proposeOthers = 'Suggest other times';
export const moveTheVisit = 'Move the visit';
export const cancelTheVisit = 'Cancel the visit';
export const didNotCome = 'The visitor did not come';
export const addToCalendar = 'Add to calendar';
export const removeFromCalendar = 'Remove from calendar';
export const waitingFor = (name: string) => `Waiting for ${name} to answer.`;
export const staysMeanwhile = (moment: string) => `Your visit stays at ${moment} until then.`;
export const staysUntilYouConfirm = (moment: string) => `Your visit stays at ${moment} until you confirm another time.`;
export const where = 'Where';
export const directions = 'Directions';
export const askFor = 'Ask for';
export const place = 'Address or meeting point';
export const placeHelp = 'Sent to the visitor once a time is confirmed, with your name and number.';
export const sayWhere = 'Enter an address or a meeting point.';
export const sendThePlace = 'Send the address';
export const videoLink = 'Video call link';
export const videoLinkHelp = 'We’ll email this link to the visitor. You can add it later.';
export const sendTheLink = 'Send the link';
export const replaceTheLink = 'Get a new private link';
export const linkReplaced = 'We’ve emailed you a new link. The old ones no longer work.';
export const replaceExplained = 'Shared the link to this visit by mistake?';

// VisitDialogs
export const cancelThisVisit = 'Cancel this visit?';
export const theOtherReads = 'We’ll email your reason to the person you were meeting and free up the time.';
export const reasonLabel = 'Reason';
export const keepIt = 'Keep it';
export const cancelling = 'Cancelling…';
export const markAsMissed = 'Visitor did not come?';
export const markAsMissedWords = 'We’ll mark this visit as missed. This cannot be undone.';
export const noteIt = 'Mark as missed';
export const noting = 'Saving…';
export const back = 'Back';

// ProposeTimes
export const sendTheseTimes = 'Send these times';
export const proposeTitle = 'Suggest other times';

// VisitList
export const visits = 'Visits';
export const toAnswer = 'Needs your answer';
export const upcoming = 'Upcoming';
export const past = 'Past and cancelled';
export const noneToAnswer = 'Nothing needs your answer.';
export const noneUpcoming = 'No upcoming visits';
export const askOnAListing = 'Open a home and choose “Visit this home”. Visits to your own listings appear here too.';
export const noneYet = 'None yet.';
export const yourVisits = 'your visits';
export const loadingVisits = 'Loading your visits…';
export const pageAddress = (page: number) => `/visits${page > 1 ? `?page=${page}` : ''}`;
export const withPerson = (person: string) => `with ${person}`;

// pages
export const lead = 'Visits to homes you want to see, and to your own listings.';
export const logInToSeeThem = 'Log in to see your visits';
export const orOpenTheLink = 'Or open the link in one of our emails. No login needed.';
export const logInToSeeThis = 'Log in to see this visit';
