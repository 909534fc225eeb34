// AboutPage
export const since2025 = 'Since 2025';
export const aboutBrand = (brand: string) => `About ${brand}`;
export const aboutUsLabel = 'About us';
export const seeOurProperties = 'See our properties';
export const meetUs = 'Meet us';
export const comeAndMeetUs = 'Come and meet us.';
export const bookAMeeting = 'Book a meeting';
export const readOurReviews = 'Read our reviews';

// ArticlePage
export const articleNotFound = 'Article not found.';
export const allArticles = 'All articles';
export const theLinkMayBeWrong = 'The link may be wrong, or the article has been removed.';
export const thisArticle = 'this article';

// BlogPage
export const blog = 'Blog';
export const whatWeHaveLearnedAboutBuying = 'Buying, building, renting and living in Indore and Pune, in numbers.';

// ComparePage
export const compare = 'Compare';
export const compareUpToFourListingsSide =
  'Compare up to four listings side by side. To share the comparison, send the link to this page.';
export const properties = 'Properties';
export const noListingsSelectedYet = 'No listings selected yet.';
export const seeAllProperties = 'See all properties';
export const tapTheScalesIconToCompare = 'Tap the scales icon on up to four listings to compare them.';
export const theseListings = 'these listings';
export const loadingTheComparison = 'Loading the comparison';
export const noLongerAvailable = 'No longer available';
export const listingWasSold = (id: number) => `Listing ${id} was sold, rented or taken off the market.`;
export const removeTitleId = (title: undefined | string, id: number) => `Remove ${title ?? `listing ${id}`}`;
export const remove = 'Remove';

// ConstructionPage
export const constructionServices = 'Construction services';
export const designBuildAndRenovation = 'Design, build and renovation';
export const architectsAndSiteEngineersWho =
  'Architects and site engineers who work to a written materials list and photograph every stage before it’s covered up.';
export const construction = 'Construction';
export const requestQuote = 'Request Quote';
export const whatWeDo = 'What we do';

// ContactPage
export const greeting = (brand: string) => `Hello ${brand}, I have a question.`;
export const meetingGreeting = (brand: string) =>
  `Hello ${brand}, I would like to book a meeting for ₹99. This date and time would suit me:`;
export const contact = 'Contact';
export const writeCallOrVisit = 'Write, call or visit';
export const weReplyWithinOneWorkingDay = 'We reply within one working day.';
export const fourWaysToReachUs = 'Four ways to reach us';
export const getInTouch = 'Get in Touch';
export const anHourWithThePeopleWho =
  'One hour with our adviser and lawyer: at our office in Indore, by video or by phone.';
export const pickADate = 'Pick a date, a time, and how to meet.';
export const weHoldTheSlotFor15 = 'We’ll hold the slot for 15 minutes. Pay {price} to confirm.';
export const weEmailYouAConfirmation = 'We’ll email you a confirmation with a calendar invite.';

// EmailPage
export const oopsPageNotFound = 'Oops! Page not found';
export const returnToHome = 'Return to Home';
export const weCouldNotFindThisPage = 'We could not find this page.';

// FavouritesPage
export const favourites = 'Favourites';
export const listingsYouSavedWithTheHeart =
  'Listings you saved with the heart. They’re kept in this browser, and in your account once you log in.';
export const turnOnJavaScriptToSee =
  'Turn on JavaScript to see your saved listings. You can browse all listings without it.';
export const recentlySeenListings = 'Recently seen listings';
export const yourSavedListings = 'your saved listings';
export const noSavedListingsYet = 'No saved listings yet.';
export const login = 'Login';
export const tapTheHeartOnAListing = 'Tap the heart on a listing to save it here.';
export const logInToSeeListingsSaved = ' Log in to see listings saved to your account.';

// FeaturedPage
export const featuredProperties = 'Featured properties';
export const ourTopPicks = 'Our top picks, and the newest listings of each type.';
export const featured = 'Featured';

// HomePage
export const startYourJourney = 'Start Your Journey';
export const readMoreReviews = 'Read More Reviews';

// LegalPage
export const privacyPolicy = 'Privacy Policy';
export const termsAndConditions = 'Terms and Conditions';
export const disclaimer = 'Disclaimer';
export const legalTexts = 'Legal texts';
export const downloadThePdf = 'Download the PDF';

// LoginPage
export const withAnAccountYouPostListings =
  'With an account you can post listings, keep favourites and see your payments.';

// MeetingPage
export const meeting = 'Meeting';
export const myMeetings = 'My meetings';
export const logInToSeeThisMeeting = 'Log in to see this meeting.';
export const logInToViewItsTime =
  'Log in to view the time and place, add the meeting to your calendar, or move or cancel it.';

// MeetingsPage
export const yourMeetingsWithUs = 'Your meetings with us. Open one to move or cancel it.';
export const logInToSeeYourMeetings = 'Log in to see your meetings.';
export const logInToViewTheMeetings =
  'Log in to view the meetings you booked with us, with times and calendar invites.';

// ProfilePage, too
export const myEnquiries = 'My enquiries';

// MyListingsPage
export const myListings = 'My listings';
export const yourLiveListings = 'Your live listings, drafts and closed deals.';
export const postAProperty = 'Post a property';
export const logInToSeeYourListings = 'Log in to see your listings.';
export const logInToViewYourListings = 'Log in to view your listings and drafts, with their views and enquiries.';

// NotFoundPage
export const weCouldNotFindThisPageSentence =
  'We could not find this page. The link may be wrong, or the page has moved.';

// PackagesPage
export const listingPackages = 'Listing packages';
export const howManyPropertiesYouList =
  'Choose how many properties you list and how many buyers you reach. Prices are in rupees.';
export const packages = 'Packages';

// PaymentsPage
export const payments = 'Payments';
export const yourPayments = 'Your payments, invoices, active packages and billing details.';
export const logInToSeeYourPayments = 'Log in to see your payments.';
export const logInToViewYourPayment =
  'Log in to view your payment history and invoices, cards, active packages and billing address.';

// ProfilePage
export const editProfile = 'Edit Profile';
export const yourContactDetails = 'Your contact details, activity, password and devices.';
export const profile = 'Profile';
export const logInToSeeYourProfile = 'Log in to see your profile.';
export const logInToViewYourContact = 'Log in to view your contact details, activity, password and devices.';
export const yourDetails = 'Your details';
export const yourActivity = 'Your activity';
export const password = 'Password';
export const whereYouAreLogged = 'Where you are logged in';
export const ifYouDoNotRecognise = 'If you do not recognise a device, log it out and change your password.';
export const yourData = 'Your data';
export const downloadEverythingWeHold = 'Download all your data as a ZIP file, or delete your account.';

// PropertyEditPage
export const editProperty = 'Edit property';
export const publishedListingsUpdateWhen =
  'Changes to a published listing appear when you save, photos as soon as they upload. Drafts save automatically.';
export const listing = 'Listing';
export const edit = 'Edit';
export const logInToEditThisProperty = 'Log in to edit this property.';
export const onlyTheOwnerCanEdit = 'Only the owner can edit a listing.';

// PropertyFormPage
export const tellBuyersWhere =
  'Describe your property for buyers: where it is, what it costs, how big it is and what it looks like. Your draft saves automatically.';
export const turnOnJavaScriptToPost = 'Turn on JavaScript to post a property, or call us and we will post it for you.';

// PropertyListPage
export const propertyList = 'Property list';
export const newestListings = 'The newest listings at a glance.';
export const list = 'List';

// PropertyPage
export const thisPropertyIsNoLonger = 'This home is no longer listed.';
export const seeWhatIsAvailable = 'See what is available';
export const itWasSold = 'Sold, rented or taken off the market. Here are similar homes.';
export const propertyNotFound = 'Property not found.';
export const theLinkMayBeWrongSentence = 'The link may be wrong, or the listing has been removed.';
export const thisProperty = 'this property';
export const whatsApp = 'WhatsApp';
export const enquiry = 'enquiry';
export const enquire = 'Enquire';
export const orSpeakToUs = 'Or speak to us';
export const visit = 'Visit';
export const askAboutThisProperty = 'Ask about this property';
export const iWouldLikeToKnowMore = (title: string) => `I would like to know more about ${title}.`;
export const sendEnquiry = 'Send enquiry';
export const bookAMeetingAboutThisProperty = 'Book a meeting about this property';

// RateUsPage
export const rateUs = 'Rate us';
export const giveUsStarsAndAFew =
  'Give us a star rating and a few sentences. We publish your review exactly as you wrote it.';
export const reviews = 'Reviews';
export const whatHelps = 'What to include';
export const weReadEveryReviewTheDay =
  'We read every review on the day it arrives, and email you if something went wrong.';
export const readAllReviews = 'Read all reviews';

// ResetPasswordPage
export const aNewPassword = 'Set a new password';
export const chooseAPasswordYouDoNot = 'Choose a password you do not use anywhere else.';
export const newPassword = 'New password';

// ReviewsPage
export const clientReviews = 'Client reviews';
export const whatOurClientsSay = 'What our clients say';
export const everyReviewIsPublishedExactly = 'Every review is published exactly as written.';
export const writeAReview = 'Write a review';
export const shareYourExperience = 'Share your experience';
export const yourTurn = 'Your turn';
export const yourStoryCouldStart = 'Your story could start with a visit.';
export const contactUs = 'Contact us';
export const browseProperties = 'Browse properties';
export const upgradeToPackage = (name: string) => `Upgrade to ${name}`;

// ShortlistsPage
export const myLists = 'My lists';
export const collectHomesAndDecideTogether = 'Collect homes in lists, share them with a link, and decide together.';
export const logInToSeeYourLists = 'Log in to see your lists';
export const accountsCanShareLists =
  'With an account you can keep several lists of homes, invite others, vote and write notes.';

// ShortlistPage
export const aList = 'List';
export const decideTogether = 'Vote and write notes. All members see them straight away.';
export const logInToSeeThisList = 'Log in to see this list';
export const onlyMembersSeeIt = 'Only members can see this list. To join, open the link you were sent.';
