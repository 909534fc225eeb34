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
export const stepKinds = {
  enquiry: 'Answer an enquiry',
  person: 'Next step',
  visit: 'Visit',
  visit_to_answer: 'Answer a visit request',
  meeting: 'Meeting',
  property: 'Review a listing',
  addon_order: 'Deliver an add-on',
  review: 'Read a review',
  payment: 'Settle a payment',
} as const;

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
