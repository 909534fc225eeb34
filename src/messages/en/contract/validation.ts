import * as language from '../language';

// auth
export const chooseHowTheyReachedUs = 'Choose how they reached us.';
export const thisLinkIsNotComplete = 'Part of the link is missing. Open it from the email again.';
export const useAtLeast = (min: number) => `Use at least ${min} characters.`;
export const useAtMost = (max: number) => `Use ${max} characters or fewer.`;
export const chooseEachOnce = 'Choose each language only once.';
export const usernameCharacters =
  'Use only the letters a to z, digits and . + - _ in a username. Your name, which others see, can be in any script.';
export const nameCharacters = 'Enter a name using letters of any script, digits, spaces, apostrophes and . , - &';
export const thisFieldIsRequired = 'This field is required.';
export const thisPasswordIsTooLong = 'This password is too long.';
export const thisNameIsTooLong = 'This name is too long.';
export const enterAWholeNumber = 'Enter a whole number.';

// blogs
export const chooseOneOf = (choices: string) => `Choose one of ${choices}.`;

// enquiries
export const chooseAnEnquiryKind = 'Choose contact, property, quote, visit or callback.';
export const enterADateAndATime = 'Enter a date and a time.';
export const chooseAnEnquiryState = 'Choose new, answered or closed.';
export const chooseAListedEnquiryState = 'Choose new, answered, closed or open.';

// favourites
export const nameAtMostListings = (max: number) => `Include at most ${max} listings.`;

// listingSchemas
export const chooseOr = (choices: string, last: string) => `Choose ${choices} or ${last}.`;
export const enterRupees = 'Enter an amount in rupees, digits only.';
export const enterAtLeastRupees = (min: number) =>
  `Enter at least ₹${min.toLocaleString(language.tag)}, or leave it empty for “Price on request”.`;

// mapSchemas
export const enterABox = 'Enter west, south, east and north in degrees, such as 73.7,18.4,74,18.7.';
export const enterAnArea = (min: number, max: number) =>
  `Enter ${min} to ${max} corners of an area, each as longitude and latitude, such as 73.8 18.5,73.9 18.5,73.9 18.6.`;
export const enterDegrees = (min: number, max: number) => `Enter degrees from ${min} to ${max}, such as 22.719568.`;

// meetings
export const thisZoneIsNotKnown = 'Choose a valid time zone.';
export const enterADate = 'Enter a date as YYYY-MM-DD.';
export const enterATime = 'Enter a time as HH:MM.';
export const chooseAMeetingKind = 'Choose office, video or call.';
export const chooseUpcomingOrPast = 'Choose upcoming or past.';

// office
export const thisIsNotARole = 'Choose a valid role.';
export const thisIsTooLong = 'This is too long.';
export const nameEachRoleOnce = 'List each role only once.';
export const enterADateSuchAs = 'Enter a date, such as 2026-11-23.';
export const chooseAnEmailState = 'Choose sent, waiting, failed or bounced.';
export const enterTwoCharacters = 'Enter at least 2 characters.';

// officeAdvertisements
export const mustBeAtLeastZero = 'Must be at least 0.';
export const thisIsNotAVersion = 'This version number is not valid.';

// officeEnquiries
export const selectAnEnquiry = 'Select an enquiry.';
export const selectAtMostAHundred = 'Select up to 100 enquiries.';

// officePages
export const writeTheText = 'Enter the text.';

// officeProperties
export const useTrue = 'Use true.';
export const useNone = 'Use none.';
export const usePicturesOrPrice = 'Choose pictures or price.';

// officeServices
export const chooseAColour = 'Choose a colour.';
export const chooseAnIcon = 'Choose an icon.';
export const listAtMostPoints = (most: number) => `Add up to ${most} points.`;

// officeSettings
export const chooseAFullOrHalfHour = 'Choose a time on the hour or half hour.';
export const enterAPhoneWithCountry = 'Enter the number with the country code, digits only, such as 919876543210.';
export const enterAGstinOf15Characters = 'Enter a 15-character GSTIN.';
export const thisGstinIsOfACompanyAbroad =
  'A GSTIN that begins with 99 belongs to a company outside India. Leave this field empty and choose the company’s country.';
export const noStateHasTheseDigits = (digits: string) =>
  `No state has the code ${digits}. Check the first two digits of the GSTIN.`;
export const theLastCharacterShouldBe = (expected: string) =>
  `Check this GSTIN for a typing error: given the other characters, the last one should be ${expected}.`;
export const nameEachStateOnce = 'List each state only once.';
export const nameEachNetworkOnce = 'List each network only once.';
export const beginWithADate = 'Begin each line with a date, such as 2027-01-26.';
export const chooseAtLeastOneDay = 'Choose at least one day.';
export const chooseEachDayOnce = 'Choose each day only once.';
export const tooManyHolidays = 'Enter at most 200 holidays.';
export const keepAtMostTemplates = (most: number) => `You can have up to ${most} templates.`;
export const tooFewMinutes = 'Enter at least 1 minute.';
export const tooManyMinutes = 'Enter at most 10,000 minutes.';

// officeShared
export const mustBeAtLeastOne = 'Must be at least 1.';
export const enterAnHttpsAddress = 'Enter a web address that begins with https://.';

// payments
export const enterTheAmountInPaise = 'Enter the amount in paise.';
export const thisAmountIsTooLarge = 'This amount is too large.';
export const onlyInrIsTaken = 'Only INR is accepted.';
export const receiptCharacters = 'Use 6 to 40 letters, digits, dots or dashes.';
export const tooManyAddOns = 'Too many add-ons.';
export const notAReceipt = 'This receipt is not valid.';
export const notAnOrderId = 'This order ID is not valid.';
export const notAPaymentId = 'This payment ID is not valid.';
export const notASignature = 'This signature is not valid.';
export const thisAddressIsTooLong = 'This address is too long.';
export const thisCodeIsTooLong = 'This code is too long.';
export const chooseSuccessOrFailure = 'Choose success or failure.';

// properties
export const chooseAnOrder = 'Choose -id, id, price, -price, size, -size or relevance.';
export const onlyMe = 'Only "me" is accepted.';
export const thisPageLinkIsNotComplete = 'This page link is incomplete.';
export const chooseAnImageKind = 'Choose photo or floor_plan.';
export const chooseAChange = 'Choose what to change.';
export const chooseALifecycle = 'Choose published, sold or archived.';
export const onlyFieldsThatMayBeEmpty = 'Only optional fields can be cleared.';

// secondFactor
export const thisLoginIsNotComplete = 'This login isn’t finished. Start again.';
export const thisIsNotBase64url = 'This is not valid base64url.';

// shared
export const mustBeAtLeast = (min: number) => `Must be at least ${min}.`;
export const mustBeAtMost = (max: number) => `Must be at most ${max}.`;
export const mustBeTrueOrFalse = 'Must be true or false.';
export const nameAtMostIds = (max: number) => `Include at most ${max} IDs.`;
export const enterAnEmailAddress = 'Enter an email address, such as name@example.com.';
export const phoneFaults = {
  letters: 'Enter the number in digits, such as +91 98260 00000, and an extension as “ext. 12”.',
  short: 'This number is too short: a phone number has at least 7 digits.',
  long: 'This number is too long: a phone number has at most 15 digits. To add a second number, write it after “/”.',
  several: 'Enter at most two numbers, separated by “/”.',
} as const;
export const clientIdCharacters = 'Use 8 to 64 letters, digits or dashes.';

// addOnOrders
export const chooseAnOrderState = 'Choose ordered, scheduled, delivered or cancelled.';
export const chooseAListedKind = 'Choose a kind of data from the list.';
export const chooseAListedOrderState = 'Choose ordered, scheduled, delivered, cancelled or open.';

// officeAddOnOrders
export const chooseANextOrderState = 'Choose scheduled, delivered or cancelled.';
export const enterADateAndTime = 'Enter a date and time.';
export const tooManyPictures = 'There are too many pictures.';
export const addAtMostLinks = (most: number) => `Add up to ${most} links.`;

// officePayments
export const refundAtLeastOneRupee = 'Refund at least ₹1.';
export const enterAMonth = 'Enter a month, such as 2026-11.';
export const chooseAFrequency = 'Choose how often: instant, daily, weekly or never.';

// shortlists
export const chooseARoleInAList = 'Choose edit or view.';
export const chooseAVote = 'Choose yes, maybe or no.';

// problemReports
export const chooseAReportKind = 'Choose problem or error.';

// visits
export const chooseAVisitMode = 'Choose in_person or video.';
export const proposeAtLeastOneTime = 'Choose at least one time.';
export const proposeAtMost = (most: number) => `Choose up to ${most} times.`;
export const chooseWaitingUpcomingOrPast = 'Choose waiting, upcoming or past.';
export const chooseWaitingOpenOrPast = 'Choose waiting, ours, today, open or past.';
export const chooseOrNumber = (values: string, max: number) => `Choose one of ${values}, or a number up to ${max}.`;
export const enterALink = 'Enter a link that begins with https://';
export const chooseAPersonState = 'Choose a state from the list.';
export const chooseANoteKind = 'Choose note, call or whatsapp.';
export const useAtMostTags = (most: number) => `Use at most ${most} tags.`;
