// AvatarForm
export const thisPictureIsLargerThanMb = (megabytes: number) =>
  `This picture is larger than ${megabytes} MB. Choose a smaller one.`;
export const yourPicture = 'Your picture';
export const changePicture = 'Change picture';
export const chooseAPicture = 'Choose a picture';
export const removePicture = 'Remove picture';
export const jpegPngOrWebPUp = (megabytes: number) =>
  `JPEG, PNG, WebP or HEIC, up to ${megabytes} MB. Shown in a circle.`;
export const oneMoment = 'One moment …';
export const yourPictureIsSaved = 'Your picture is saved.';
export const yourPictureIsRemoved = 'Your picture is removed.';

// EmailStatus
export const openTheLinkWeSent = (pending: string, email: string) =>
  `Open the link we sent to ${pending} to make it your address. Until then we use ${email}.`;
export const isNotConfirmedYet = (email: string) =>
  `${email} is not confirmed yet. Open the link we sent you to publish your listings.`;
export const resendLink = 'Resend link';

// MembersOnly
export const youWereLoggedOut = 'You were logged out.';
export const logInToContinue =
  'Log in to continue. You will come back to this page, and what you typed will still be here.';
export const login = 'Login';

// OwnData
export const preparing = 'Preparing…';
export const downloadMyData = 'Download my data';
export const eraseMyAccount = 'Erase my account';
export const yourDataIsInTheFile = 'Your data is in the file my-data.zip.';
export const youAgreedToOurNewsletter = (day: string) => `You agreed to receive our newsletter on ${day}.`;
export const endTheNewsletter = 'End the newsletter';
export const youGetNoMoreNewsletters = 'You will get no more newsletters.';
export const yourAccountIsErased = 'Your account is erased.';
export const eraseYourAccount = 'Erase your account?';

// PasswordForm
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const youWillBeLoggedOut = (passwordHint: string) => `${passwordHint} You will be logged out on other devices.`;
export const yourPasswordIsChanged = 'Your password is changed.';
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
export const weReadItBeforeItAppears = 'We read it before it appears in the list.';
export const notPublished = (because: string) => `Not published: ${because}`;

// ProfileForm
export const yourProfile = 'your profile';
export const username = 'Username';
export const itCannotBeChanged = 'It cannot be changed.';
export const nameLabel = 'Name';
export const shownToOthers = 'The name others see, in any script. If you leave it blank, they see your username.';
export const phoneNumber = 'Phone number';
export const emailAddress = 'Email address';
export const weSendEnquiriesHere =
  'We send enquiries to this address. If you change it, open the link we send to the new address to confirm it. For 7 days, you can undo the change from your old address.';
export const toChangeYourAddress = 'Needed to change your email address.';
export const yourProfileIsSaved = 'Your profile is saved.';
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
