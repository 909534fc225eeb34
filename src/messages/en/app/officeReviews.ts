// OfficeReviews
export const review = 'Review';
export const by = 'By';
export const rating = 'Rating';
export const status = 'Status';
export const answer = 'Answer';
export const answered = 'Answered';
export const written = 'Written';
export const reviews = 'Reviews';
export const all = 'All';
export const theReviews = 'the reviews';
export const loadingReviews = 'Loading reviews';
export const allDone = 'All done.';
export const noReviewsHere = 'No reviews here.';
export const noReviewWaitsToBeRead = 'No reviews are waiting to be read.';
export const chooseAnotherStatusToSeeOthers = 'Choose another status to see others.';

// ReviewPanel
export const theOpenReview = 'Review details';
export const closeThisReview = 'Close this review';
export const account = 'Account';
export const none = 'None';
export const who = 'Who';
export const about = 'About';
export const notPublishedBecause = 'Not published because';
export const decision = 'Decision';
export const publish = 'Publish';
export const reasonForNotPublishing = 'Reason for not publishing';
export const itsAuthorReads = 'The author will see this on their profile page.';
export const takeOffTheSite = 'Take off the site';
export const reject = 'Reject';
export const saving = 'Saving…';
export const ourAnswer = 'Our answer';
export const shownUnderTheReviewSince = (moment: string) =>
  `Shown under the review since ${moment}. To remove it, clear the text and save.`;
export const shownUnderTheReview = 'Everyone will see this under the review.';
export const savingBusy = 'Saving…';
export const saveAnswer = 'Save answer';
export const saved = 'Saved.';

// reviewLabels
export const waiting = 'Waiting';
export const published = 'Published';
export const rejected = 'Rejected';
