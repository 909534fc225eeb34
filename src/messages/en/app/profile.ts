// AvatarForm
export const thisPictureIsLargerThanMb = (megabytes: number) =>
  `This picture is larger than ${megabytes} MB. Choose a smaller one.`;
export const yourPicture = 'Your picture';
export const changePicture = 'Change picture';
export const chooseAPicture = 'Choose a picture';
export const removePicture = 'Remove picture';
export const jpegPngOrWebPUp = (megabytes: number) =>
  `JPEG, PNG, WebP or HEIC, up to ${megabytes} MB. Shown in a circle.`;
export const oneMoment = 'One moment…';
export const yourPictureIsSaved = 'Your picture has been saved.';
export const yourPictureIsRemoved = 'Your picture has been removed.';

// EmailStatus
export const openTheLinkWeSent = (pending: string, email: string) =>
  `To change your email address, open the link we sent to ${pending}. Until then, we’ll use ${email}.`;
export const isNotConfirmedYet = (email: string) =>
  `${email} is not confirmed yet. To publish your listings, open the link we sent you.`;
export const resendLink = 'Resend link';

// MembersOnly
export const youWereLoggedOut = 'You were logged out.';
export const logInToContinue =
  'Log in to continue. You’ll come back to this page, and what you typed will still be here.';
export const login = 'Login';

// OwnData
export const preparing = 'Preparing…';
export const downloadMyData = 'Download my data';
export const eraseMyAccount = 'Delete my account';
export const yourDataIsInTheFile = 'Your data has been saved as my-data.zip.';
export const youAgreedToOurNewsletter = (day: string) => `You agreed to receive our newsletter on ${day}.`;
export const endTheNewsletter = 'Unsubscribe';
export const youGetNoMoreNewsletters = 'You’ve been unsubscribed from our newsletter.';
export const yourAccountIsErased = 'Your account has been deleted.';
export const eraseYourAccount = 'Delete your account?';

// PasswordForm
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const youWillBeLoggedOut = (passwordHint: string) =>
  `${passwordHint} You’ll be logged out on your other devices.`;
export const yourPasswordIsChanged = 'Your password has been changed.';
export const saving = 'Saving…';
export const changePassword = 'Change password';

// ProfileActivity
export const yourActivity = 'your activity';
export const publishedListings = (published: number) => (published === 1 ? 'published listing' : 'published listings');
export const draftsDraft = (draft: number) => (draft === 1 ? 'draft' : 'drafts');
export const soldOrLet = 'sold or let';
export const favouritesFavourites = (favourites: number) => (favourites === 1 ? 'favourite' : 'favourites');
export const enquiriesSent = (total: number) => (total === 1 ? 'enquiry sent' : 'enquiries sent');
export const enquiriesYouSent = 'Enquiries you sent';
export const noEnquiriesYet = 'No enquiries yet.';
export const toUs = 'To us';
export const payments = 'Payments';
export const noPaymentsYet = 'No payments yet.';
export const allPayments = 'All payments';
export const reviews = 'Reviews';
export const noReviewsYet = 'No reviews yet.';
export const weReadItBeforeItAppears = 'We read reviews before they appear in the list.';
export const notPublished = (because: string) => `Not published: ${because}`;

// ProfileForm
export const yourProfile = 'your profile';
export const username = 'Username';
export const itCannotBeChanged = 'Your username can’t be changed.';
export const nameLabel = 'Name';
export const shownToOthers = 'The name others see, in any script. If you leave it blank, they’ll see your username.';
export const phoneNumber = 'Phone number';
export const emailAddress = 'Email address';
export const weSendEnquiriesHere =
  'We send enquiries to this address. If you change it, confirm the new address with the link we email to it. For 7 days, you can undo the change from your old address.';
export const toChangeYourAddress = 'You need this to change your email address.';
export const yourProfileIsSaved = 'Your profile has been saved.';
export const saveProfile = 'Save profile';

// SampleProfile
export const iraBhandari = 'Ira Bhandari';
export const memberSinceMarch2026 = 'Member since March 2026';
export const listings = 'Listings';
export const enquiriesAnswered = 'Enquiries answered';
export const favourites = 'Favourites';
export const n18Oct2026 = '18 Oct 2026';
export const answeredAnEnquiryAbout = 'Answered an enquiry about “Courtyard villa, Nipania”';
export const n12Oct2026 = '12 Oct 2026';
export const addedThreePicturesToTerrace = 'Added three pictures to “Terrace apartment, Baner”';
export const n4Oct2026 = '4 Oct 2026';
export const postedTerraceApartment = 'Posted “Terrace apartment, Baner”';
export const n27Sep2026 = '27 Sep 2026';
export const changedThePriceOfCourtyard = 'Changed the price of “Courtyard villa, Nipania”';
export const sampleProfile = 'Sample profile, not a real account';
export const recentActivity = 'Recent activity';

// SessionList
export const yourSessions = 'your sessions';
export const thisDevice = 'This device, now';
export const lastUsed = (moment: string) => `Last used ${moment}`;
export const logOut = (device: string, moment: string) => `Log out ${device}, last used ${moment}`;
export const logOutOne = 'Log out';
export const logOutAllOtherDevices = 'Log out all other devices';

// Outcome
export const yourInputIsStillHere = (reason: string) => `${reason} What you typed is still here.`;
