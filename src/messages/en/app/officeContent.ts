// Advertisements
export const place = 'Place';
export const status = 'Status';
export const picture = 'Picture';
export const address = 'Link';
export const from = 'From';
export const until = 'Until';
export const advertisements = 'Advertisements';
export const theAdvertisements = 'the advertisements';
export const loadingAdvertisements = 'Loading advertisements';

// ArticleEditor
export const newArticle = 'New article';
export const article = 'Article';
export const allArticles = 'Close and go back to all articles';
export const articleNotFound = 'Article not found.';
export const itMayHaveBeenDeleted = 'It may have been deleted.';
export const thisArticle = 'this article';
export const loadingTheArticle = 'Loading the article';
export const articleInline = 'article';

// NewsletterEditor
export const newNewsletter = 'New newsletter';
export const newsletter = 'Newsletter';
export const allNewsletters = 'Close and go back to all newsletters';
export const newsletterNotFound = 'Newsletter not found.';
export const thisNewsletter = 'this newsletter';
export const loadingTheNewsletter = 'Loading the newsletter';
export const newsletterInline = 'newsletter';
export const subject = 'Subject';
export const emails = 'Emails';
export const none = 'None';
export const aRefusedEmailIsTriedAgain =
  'We retry failed emails automatically. Superusers can see the reason under Emails.';

// Newsletters
export const newsletters = 'Newsletters';
export const subscribers = 'Subscribers';
export const saved = 'Saved';
export const sent = 'Sent';
export const theNewsletters = 'the newsletters';
export const loadingNewsletters = 'Loading newsletters';
export const noNewslettersYet = 'No newsletters yet.';
export const writeTheFirstOne = 'Write the first one.';
export const email = 'Email';
export const confirmed = 'Confirmed';
export const notConfirmed = 'Not confirmed';
export const subscribedOnTheSite = 'Subscribed on the site';
export const confirmedByEmail = 'Confirmed by email';
export const searchByEmailAddress = 'Search by email address';
export const theSubscribers = 'the subscribers';
export const loadingSubscribers = 'Loading subscribers';
export const noSubscribersMatch = 'No subscribers match.';
export const noSubscribersYet = 'No subscribers yet.';
export const changeTheSearch = 'Change the search.';
export const visitorsSubscribeAtTheFoot = 'Visitors can subscribe at the bottom of every page.';

// OfficeArticles
export const title = 'Title';
export const category = 'Category';
export const author = 'Author';
export const views = 'Views';
export const onTheSite = 'Live from';
export const articles = 'Articles';
export const theArticles = 'the articles';
export const loadingArticles = 'Loading articles';
export const noArticlesMatch = 'No articles match.';
export const noArticlesYet = 'No articles yet.';
export const changeTheFilterToSeeOthers = 'Change the filter to see others.';
export const searchByTitle = 'Search by title, author or description';
export const all = 'All';

// OfficePages
export const page = 'Page';
export const pages = 'Pages';
export const thePages = 'the pages';
export const loadingPages = 'Loading pages';
export const noPagesYet = 'No pages yet.';
export const theyAreCreatedWhenTheServer = 'Restart the server to create them.';

// PageEditor
export const allPages = 'Close and go back to all pages';
export const pageNotFound = 'Page not found.';
export const chooseOneFromTheList = 'Choose a page from the list.';
export const thisPage = 'this page';
export const loadingThePage = 'Loading the page';
export const savedTheSiteShowsItNow = 'Saved. It’s live on the site.';
export const saving = 'Saving…';
export const saveAndShowOnTheSite = 'Save and show on the site';
export const seeItOnTheSite = 'See it on the site';
export const pdfOpensANewTab = 'PDF (opens in a new tab)';
export const notSavedYet = 'Not saved yet. Your text is kept in this browser.';
export const pageInline = 'page';
export const pictureInline = 'picture';

// Services
export const service = 'service';
export const theConstructionPageShowsThem = 'Services appear on the construction page in this order.';
export const theConstructionPageShowsOur = 'The construction page shows our built-in services until you add one.';
export const icon = 'Icon';
export const description = 'Description';
export const whatItIncludes = 'What it includes';
export const onePointPerLine = (features: number) => `One point per line, up to ${features}.`;

// Slides
export const slide = 'slide';
export const theHomePageShowsThem = 'Slides appear on the home page in this order.';
export const theHomePageShowsTextsWithout = 'Until you add a slide, the home page shows text without pictures.';
export const itFillsTheWidth = 'The picture fills the width of the screen, so use at least 1600 × 900 pixels.';
export const lineBelow = 'Subtitle';

// advertisementForm
export const empty = 'Empty';
export const scheduled = 'Scheduled';
export const shown = 'Shown';
export const ended = 'Ended';
export const placeLabel = (slot: number, slot2: number) =>
  `${slot <= 2 ? 'Home page' : 'Contact page'}, ${slot2 === 1 ? 'first' : 'second'} box`;

// articleForm
export const draft = 'Draft';
export const published = 'Published';
export const text = 'Text';
export const homesOfNewsletters =
  'Put the link to a home on a line of its own, such as /properties/45. The email shows the home as a card with its photo, price, details and recent changes.';
export const cover = 'Cover';

// newsletterForm
export const beingSent = 'Sending';
export const subscribersLabel = (count: number, count2: string) =>
  count === 1 ? '1 confirmed subscriber' : `${count2} confirmed subscribers`;

// pageForm
export const aboutUs = 'About us';
export const contact = 'Contact';
export const privacyPolicy = 'Privacy policy';
export const termsAndConditions = 'Terms and conditions';
export const disclaimer = 'Disclaimer';

// AdvertisementPanel
export const savedSentence = 'Saved.';
export const savedInPlaceOfTheOther = 'Saved. Your version replaced the other version.';
export const theOpenAdvertisement = 'Advertisement details';
export const closeThisAdvertisement = 'Close this advertisement';
export const advertisement = 'Advertisement';
export const aBoxOf200200Pixels = 'The box is 200 × 200 pixels. Use a square picture to avoid cropping.';
export const showFrom = 'Show from';
export const emptyAtOnce = 'Leave empty to start now.';
export const showUntil = 'Show until';
export const emptyUntilYouRemove = (ownZone: string) => `Leave empty for no end date. Your time zone: ${ownZone}.`;
export const somebodyElseChanged = (link: string) =>
  `Someone else changed this advertisement. It now links to ${link || 'nothing'}. Your changes are still here: save your version, or use the saved one.`;
export const saveMyVersion = 'Save my version';
export const save = 'Save';
export const useTheSavedVersion = 'Use the saved version';
export const removeAdvertisement = 'Remove advertisement';
export const removeThisAdvertisement = 'Remove this advertisement?';
export const remove = 'Remove';
export const keepIt = 'Keep it';
export const theSiteShowsAnEmptyBox = 'The site will show an empty box in its place.';

// ArticleActions
export const saveDraft = 'Save draft';
export const changeTheTime = 'Change the time…';
export const publish = 'Publish…';
export const unpublish = 'Unpublish';
export const deleteLabel = 'Delete';
export const takeItOffTheSchedule = 'Unschedule this article?';
export const unpublishThisArticle = 'Unpublish this article?';
export const takeItOff = 'Unschedule';
export const cancel = 'Cancel';
export const itStaysADraftUntil = 'The article stays a draft until you publish it.';
export const visitorsNoLongerSee =
  'Visitors will no longer see the article, and links to it will stop working. You can publish it again later.';
export const theTextAndAllItsRevisions = 'The text and all its revisions will be deleted.';

// ArticleFields
export const shownUnderTheTitle = (count: number, excerpt: number) =>
  `Shown under the title, in lists and in search results. ${count} of ${excerpt} characters.`;
export const showFirstOnTheBlog = 'Show first on the blog';
export const howItLooksElsewhere = 'How it looks elsewhere';

// ArticlePreviews
export const inSearchResults = 'In search results';
export const onWhatsApp = 'On WhatsApp';
export const withoutACover = 'Without a cover, the card has no picture.';

// ArticleRevisions
export const thisRevision = 'this revision';
export const loadingTheRevision = 'Loading the revision';

// CoverField
export const changeThe = (what: string) => `Change the ${what}`;
export const chooseA = (what: string) => `Choose a ${what}`;

// DeleteDialog
export const deleteLabelWith = (title: string) => `Delete “${title}”?`;
export const thisCannotBeUndone = 'This cannot be undone.';

// DiscardButton
export const discardChanges = 'Discard changes';
export const discardWhatYouChanged = 'Discard your changes?';
export const discard = 'Discard';
export const theFormShowsTheSavedText = 'The form will go back to the saved text.';

// EditorNotices
export const thisBrowserKeepsNoDrafts = 'This browser can’t keep drafts, so save often.';
export const thisIsYourText = (time: string) => `This is your unsaved text from ${time}.`;
export const yourOwnVersionIsPutAside = 'We’ve set your own version aside.';
export const showMyVersionAgain = 'Show my version again';
export const iNoLongerNeed = 'I no longer need it';

// NewsletterActions
export const sendToMeFirst = 'Send me a test';
export const send = 'Send…';
export const sendTo = (subscribers: string) => `Send to ${subscribers}?`;
export const sendLabel = 'Send';
export const eachOfThemGetsItOnce = 'Each subscriber gets it once. Sent emails can’t be recalled.';
export const theTextIsDeleted = 'The newsletter will be deleted.';

// OrderedScreen
export const newWhat = (what: string) => `New ${what}`;
export const theS = (what: string) => `the ${what}s`;
export const loadingS = (what: string) => `Loading ${what}s`;
export const noSYet = (what: string) => `No ${what}s yet.`;
export const thereIsRoom = (most: number) => `You can have up to ${most}. Remove one to add another.`;

// PublishDialog
export const chooseATimeInTheFuture = 'Choose a time in the future.';
export const publishThisArticle = 'Publish this article';
export const now = 'Now';
export const atATime = 'Later';
export const dateAndTime = 'Date and time';
export const yourTimeZone = (ownZone: string) =>
  `Your time zone: ${ownZone}. The article will appear within half a minute of the time you set.`;
export const schedule = 'Schedule';
export const publishLabel = 'Publish';

// RevisionHistory
export const revisions = 'Revisions';
export const earlierTextsAppearHereAfter = 'Earlier versions will appear here once the text has been changed.';
export const compareWith = 'Compare with';
export const chooseARevision = 'Choose a revision';
export const thisIsTheSavedText = 'This revision is the same as the saved text.';
export const whatChangedFromRevision = (number: number) => `Changes from revision ${number} to the saved text:`;
export const restoreRevision = (number: number) => `Restore revision ${number}`;
export const saveOrDiscardYourChangesBefore = 'Save or discard your changes before you restore a revision.';

// RowPanel
export const somebodyElseRemoved = (what: string) =>
  `Someone else removed this ${what}. Your text is still here: save it to add it again.`;
export const theOpen = (what: string) => `Details of this ${what}`;
export const closeThis = (what: string) => `Close this ${what}`;
export const removeWhat = (what: string) => `Remove ${what}`;
export const removeName = (name: string) => `Remove “${name}”?`;
export const thisCannotBeUndoneWith = (removal: string) => `${removal} This cannot be undone.`;

// StaleText
export const somebodyElseSavedThisWhile = (what: string) => `Someone else saved this ${what} while you were writing.`;
export const yourTextIsStill = (count: number) =>
  `Your text is still in the form, and nothing was overwritten. ${count === 0 ? 'Both versions are the same.' : 'Change your text below, or choose a version.'}`;
export const savedNow = 'Saved now';
export const yours = 'Yours';

// useArticleSaving
export const scheduledSentence = 'Scheduled.';
export const publishedTheSiteShowsItNow = 'Published. It’s live on the site.';
export const itIsADraftAgain = 'The article is a draft again. Visitors can’t see it.';

// useNewsletterSaving
export const aTestIsOnItsWay = (to: string) => `A test is on its way to ${to}.`;

// useRestored
export const theRevisionIsRestored = 'Revision restored.';
export const nothingWasRestored = (reason: string) => `We couldn’t restore the revision. ${reason}`;

// useTextSaving
export const savedYourVersionReplaced =
  'Saved. Your version replaced the other version, which is kept under Revisions.';
export const notSaved = 'Not saved. Check the marked fields.';

// serviceForm
export const house = 'House';
export const paintRoller = 'Paint roller';
export const ruler = 'Ruler';
export const trees = 'Trees';
export const hammer = 'Hammer';
export const shield = 'Shield';

// Services, Slides
export const serviceRemoval =
  'The construction page will no longer offer this service. Enquiries about it stay under Leads.';
export const slideRemoval = 'The home page will no longer show this slide.';
