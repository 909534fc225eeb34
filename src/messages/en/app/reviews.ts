// Achievements
export const happyClients = 'Happy Clients';
export const averageRating = 'Average Rating';
export const satisfactionRate = 'Satisfaction Rate';
export const averageSalePrice = 'Average Sale Price';
export const ourTrackRecord = 'Our track record';

// HomeReviews
export const clientReviews = 'Client reviews';
export const whatOurClientsSay = 'What our clients say';
export const previousReview = 'Previous review';
export const ofAtCount = (at: number, count: number) => `${at} of ${count}`;
export const nextReview = 'Next review';

// ReviewCard
export const answerFrom = (brand: string) => `Answer from ${brand}`;

// ReviewForm
export const yourReview = 'Your review';
export const aboutAgent = (name: string) => `About ${name}, your agent.`;
export const whatWentWell = 'What went well, and what did not? Your review is published exactly as written.';
export const whatYouWroteIsStillHere = (failure: string) => `${failure} What you wrote is still here.`;
export const youNeedToLog = 'You need to log in to send your review. What you wrote will stay here.';
export const submitting = 'Submitting…';
export const submitReview = 'Submit Review';
export const thankYou = 'Thank you. We’ll read your review before it appears in the list.';
export const thankYouYourReview = 'Thank you. Your review is now in the list.';

// ReviewHints
export const whatYouWereLooking = 'What you were looking for, and where';
export const howLongItTook = 'How long it took, and any extra costs';
export const whatWentWrong = 'What went wrong, and who fixed it';
export const whatYouWouldDoDifferently = 'What you would do differently';
export const aFewSentencesHelpTheNext = 'A few sentences help the next buyer more than stars.';

// ReviewList
export const theReviews = 'the reviews';
export const weCouldNotReachTheServer = 'We could not reach the server. Check your connection and try again.';
export const noReviewsYet = 'No reviews yet.';
export const writeTheFirstReview = 'Write the first review';
export const reviewsArePublishedExactlyAs = 'Reviews are published exactly as written.';
export const loadMoreReviews = 'Load More Reviews';
export const reviews = 'reviews';
export const noMoreReviewsAvailable = 'No More Reviews Available';
export const theseReviews = 'these reviews';

// ReviewQuote
export const whatAClientSays = 'What a client says';

// BuiltInReviews
export const weCouldNotLoadTheReviews = 'We could not load the reviews. Here are some client stories instead.';
export const retrying = 'Retrying…';
export const retry = 'Retry';
export const clientStory = 'Client story';
export const clientStories = 'client stories';

// PendingReviews
export const sentWeReadItBefore = 'Sent. We’ll read your review before it appears in the list.';
export const sentItWillAppear = 'Sent. Your review will appear in the list shortly.';

// StarField
export const nameOf = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`);
export const yourRating = 'Your rating';
export const of5Lit = (lit: number) => `${lit} of 5`;
export const choose1To5Stars = 'Choose 1 to 5 stars';

// reviewRefusal
export const generic = 'Failed to submit review';
