// OfficeTodayView
export const whatWaitsToday = 'today’s tasks';
export const loading = 'Loading';
export const enquiriesByWeek = 'Enquiries by week';
export const newListingsByWeek = 'New listings by week';
export const overdueReplies = 'Overdue replies';
export const newEnquiries = 'New enquiries';
export const assignedToMe = 'Assigned to me';
export const nextSteps = 'Next steps due';
export const visitsToAnswer = 'Visits to answer';
export const visitsToday = 'Visits today';
export const listingsToReview = 'Listings to review';
export const addOnsToDeliver = 'Add-ons to deliver';
export const reviewsToRead = 'Reviews to read';
export const paymentsToSettle = 'Payments to settle';
export const failedEmails = 'Failed emails';
export const nothingWaitsForYouHereYet = 'Nothing is waiting for you here yet.';
export const whatWaits = 'Waiting for you';
export const allDone = 'All done';

// NextSteps
export const next = 'Next';
export const nothingIsNext = 'Nothing is waiting for you. New enquiries appear here at once.';
export const call = 'Call';
export const callThem = (name: string) => `Call ${name}`;
export const stepAbout = (kind: string, text: string) => `${kind}: ${text}`;
export const stepKinds = {
  enquiry: 'Enquiry',
  person: 'Next step',
  visit: 'Visit',
  visit_to_answer: 'Visit request',
  meeting: 'Meeting',
  listing: 'Listing to review',
  addon_order: 'Add-on',
  review: 'Review',
  payment: 'Payment to settle',
} as const;
export const presses = {
  enquiry: 'Reply',
  person: 'Open',
  visit: 'Open',
  visit_to_answer: 'Answer',
  meeting: 'Open',
  listing: 'Review',
  addon_order: 'Deliver',
  review: 'Read',
  payment: 'Settle',
} as const;
export const pressFor = (press: string, name: string) => `${press}: ${name}`;

// RecurringTasks
export const recurringTasks = 'Recurring tasks';
export const noneHasRunYet = 'No tasks have run yet.';
export const allRan = (tasks: number) => (tasks === 1 ? '1 task has run' : `All ${tasks} tasks have run`);
export const someFailed = (tasks: number) => (tasks === 1 ? '1 task has failed' : `${tasks} tasks have failed`);
export const failed = 'Failed';
export const done = 'Done';

// WeekChart
export const weekFrom = 'Week of';
export const viewsByWeek = 'Listing views by week';
export const salesByWeek = 'Sold or let by week';
