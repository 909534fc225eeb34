// visitRules
export const isCancelled = 'This visit has been cancelled. Request a new one on the listing’s page.';
export const isOver = 'This visit is over. Request a new one on the listing’s page.';
export const notYourTurn = 'We’re waiting for a reply to your times. You can suggest others or cancel.';
export const hasBegun = 'This visit has started, so it can no longer be changed.';
export const hasNotBegun = 'This visit has not started yet. You can mark it as missed afterwards.';
export const giveNotice = (hours: number) => `Choose times at least ${hours} hours from now.`;
export const tooFarAhead = (days: number) => `Choose times within the next ${days} days.`;
export const notAVisitTime = (opens: string, closes: string) =>
  `Visits start on the hour between ${opens} and ${closes}, India time, on days when we are open. Choose another time.`;
export const hasPassed = 'This time has passed. Choose another.';
export const slotTaken = 'This time was just taken. Choose another.';

// visitSteps
export const listingIsGone = 'This home is no longer on the market, so it can’t be visited.';
export const alreadyConfirmed = 'Another time is already confirmed. Suggest other times to move the visit.';
export const notProposed = 'Choose one of the suggested times.';
export const timeHasPassed = 'This time is too soon or has passed. Suggest other times.';
export const isAgreedAlready = 'One of these times is already confirmed. Suggest other times.';

// visitsRoutes
export const thisVisit = 'This visit';
export const thisLink = 'This link';
export const thisListing = 'This listing';
export const ownListing = 'This is your own listing.';
export const thisZoneIsNotKnown = 'We don’t recognise this time zone.';
export const oneVisitAtATime = 'You already have an open visit to this home. Change or cancel it under Visits.';
export const tooManyVisits = (most: number) =>
  `You have ${most} open visits. Cancel one, or wait until one is over, before you request another.`;
export const sentBefore = 'This request was for another visit. Send the form again.';
export const noCalendar = 'No time is confirmed yet, so there is no calendar invite.';

// enterVisit
export const thereIsNoSuchHome = 'There is no such listing on the site. Enter the listing number.';
export const sayHowToReachThem = 'Enter a phone number or an email address.';
export const hasAnOpenVisit =
  'This person already has an open visit to this home. Confirm or move that one in the list of open visits.';

// visitEmails
export const dear = (name: string) => `Dear ${name},`;
export const home = 'Home';
export const visitor = 'Visitor';
export const how = 'How';
export const inPerson = 'In person';
export const video = 'By video';
export const where = 'Where';
export const directions = 'Directions';
export const askFor = 'Ask for';
export const moveOrCancel = 'Move or cancel';
export const byVideo = (link: string) => (link ? `By video: ${link}` : 'By video. We’ll email you the link.');
export const proposedTimes = 'Suggested times';
export const when = 'When';
export const before = 'Before';
export const reason = 'Reason';
export const answer = 'Answer here';
export const seeYourVisit = 'See, move or cancel the visit';
export const seeTheVisit = 'See the visit';
export const seeTheListing = 'See the listing';
export const addToCalendar = 'Add to calendar';
export const changesCalendar = 'Update your calendar';
export const removesFromCalendar = 'The attached invite removes the visit from your calendar.';
export const linkIsYours = 'This link is for you alone. No login needed.';
export const visitTitle = (title: string) => `Visit: ${title}`;
export const visitTitleOf = (title: string, visitor: string) => `Visit: ${title}, ${visitor}`;

export const askedVisitorSubject = (title: string) => `Your visit to ${title}: request sent`;
/** `host` is an owner. */
export const askedVisitor = (host: string | null) =>
  host === null
    ? 'Thank you. We will confirm one of your times by email, usually the same day.'
    : `Thank you. ${host} will confirm one of your times, or suggest others. We’ll email you as soon as they do.`;
export const askedHostSubject = (name: string, title: string) => `${name} would like to visit ${title}`;
export const askedHost = 'Choose a time, or suggest others. Nothing is fixed until you confirm.';
export const knownSubject = (title: string) => `Your visit to ${title}`;
export const known =
  'You already have an open visit to this home, so we did not send a second request. Change or cancel it here.';
export const fullSubject = 'You have many open visits';
export const full = (most: number) =>
  `You have ${most} open visits, so we did not send this request. Cancel one of them with the link in its email, or wait until one is over.`;

export const proposedSubject = (title: string) => `Other times for the visit to ${title}`;
export const proposedToVisitor = (host: string) => `${host} suggests other times. Choose one, or suggest others.`;
export const proposedToHost = (name: string) => `${name} suggests other times. Choose one, or suggest others.`;
export const agreedStands = (moment: string) => `The visit stays on ${moment} until you confirm another time.`;

export const confirmedSubject = (title: string, moment: string) => `Visit to ${title} on ${moment}`;
export const confirmedVisitor = 'Your visit is confirmed.';
export const confirmedHost = 'The visit is confirmed.';
export const movedSubject = (title: string, moment: string) => `The visit to ${title} has moved to ${moment}`;
export const movedText = 'The visit has moved to another time.';
export const keptSubject = (title: string, moment: string) => `The visit to ${title} stays on ${moment}`;
export const keptText = 'The visit stays at the confirmed time.';
export const linkedSubject = (title: string) => `The video link for your visit to ${title}`;
export const linkedText = 'Here is the link for the video visit.';
export const placedSubject = (title: string) => `The address for your visit to ${title}`;
export const placedText = 'Here is the address for the visit.';
export const cancelledSubject = (title: string) => `The visit to ${title} has been cancelled`;
export const cancelledBy = { visitor: 'The visitor cancelled the visit.', host: 'The visit was cancelled.' } as const;
export const youCancelled = 'You cancelled the visit.';
export const listingGone = 'We’re sorry, but this home is no longer on the market, so the visit has been cancelled.';
export const lapsedSubject = (title: string) => `No time was confirmed for the visit to ${title}`;
export const lapsedText =
  'All suggested times have passed without an answer. New times can be requested on the listing’s page.';
export const reminderSubject = {
  day: (title: string, moment: string) => `Tomorrow: visit to ${title}, ${moment}`,
  hours: (title: string, moment: string) => `In two hours: visit to ${title}, ${moment}`,
} as const;
export const reminderText = {
  day: 'This is a reminder that the visit is within the next 24 hours.',
  hours: 'This is a reminder that the visit is within the next two hours.',
} as const;
export const newLinkSubject = (title: string) => `Your new link for the visit to ${title}`;
export const newLinkText = 'Use this link from now on. The earlier ones no longer work.';

// officeVisitsCsv
export const csvHeadings = [
  'Number',
  'Status',
  'How',
  'Time (India time)',
  'Home',
  'Host',
  'Visitor',
  'Email',
  'Phone',
  'Reason',
  'Requested (India time)',
];
export const ourOffice = 'Our office';
