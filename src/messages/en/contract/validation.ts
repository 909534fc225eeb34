import * as language from '../language';

// auth
export const thisLinkIsNotComplete = 'This link is not complete.';
export const useAtLeast = (min: number) => `Use at least ${min} characters.`;
export const useAtMost = (max: number) => `Use at most ${max} characters.`;
export const chooseEachOnce = 'Choose each one once.';
export const usernameCharacters =
  'A username has the letters a to z, digits and . + - _ only. Your name, which others see, can be in any script.';
export const nameCharacters = 'Write a name: letters of any script, digits, spaces and . , - & and apostrophes.';
export const thisFieldIsRequired = 'This field is required.';
export const thisPasswordIsTooLong = 'This password is too long.';
export const thisNameIsTooLong = 'This name is too long.';
export const enterAWholeNumber = 'Enter a whole number.';

// blogs
export const chooseOneOf = (choices: string) => `Choose ${choices}.`;

// enquiries
export const chooseAnEnquiryKind = 'Choose contact, property, quote, visit or callback.';
export const enterADateAndATime = 'Enter a date and a time.';
export const chooseAnEnquiryState = 'Choose new, answered or closed.';
export const chooseAListedEnquiryState = 'Choose new, answered, closed or open.';

// favourites
export const nameAtMostListings = (max: number) => `Name at most ${max} listings.`;

// listingSchemas
export const chooseOr = (choices: string, last: string) => `Choose ${choices} or ${last}.`;
export const enterRupees = 'Enter an amount in rupees, digits only.';
export const enterAtLeastRupees = (min: number) =>
  `Enter at least ₹${min.toLocaleString(language.tag)}, or leave it empty for “Price on request”.`;

// mapSchemas
export const enterABox = 'Enter west, south, east and north in degrees, such as 73.7,18.4,74,18.7.';
export const enterAnArea = (min: number, max: number) =>
  `Enter ${min} to ${max} corners that enclose an area, longitude and latitude each, such as 73.8 18.5,73.9 18.5,73.9 18.6.`;
export const enterDegrees = (min: number, max: number) => `Enter degrees from ${min} to ${max}, such as 22.719568.`;

// meetings
export const thisZoneIsNotKnown = 'This zone is not known.';
export const enterADate = 'Enter a date as YYYY-MM-DD.';
export const enterATime = 'Enter a time as HH:MM.';
export const chooseAMeetingKind = 'Choose office, video or call.';
export const chooseUpcomingOrPast = 'Choose upcoming or past.';

// office
export const thisIsNotARole = 'This is not a role.';
export const thisIsTooLong = 'This is too long.';
export const nameEachRoleOnce = 'Name each role once.';
export const enterADateSuchAs = 'Enter a date, such as 2026-11-23.';
export const chooseAnEmailState = 'Use sent, waiting, failed or bounced.';
export const enterTwoCharacters = 'Enter at least 2 characters.';

// officeAdvertisements
export const mustBeAtLeastZero = 'Must be at least 0.';
export const thisIsNotAVersion = 'This is not a version.';

// officeEnquiries
export const selectAnEnquiry = 'Select an enquiry.';
export const selectAtMostAHundred = 'Select at most 100.';

// officePages
export const writeTheText = 'Write the text.';

// officeProperties
export const useTrue = 'Use true.';
export const useNone = 'Use none.';
export const usePicturesOrPrice = 'Use pictures or price.';

// officeServices
export const chooseAColour = 'Choose a colour.';
export const chooseAnIcon = 'Choose an icon.';
export const listAtMostPoints = (most: number) => `List at most ${most} points.`;

// officeSettings
export const chooseAFullOrHalfHour = 'Choose a full or half hour.';
export const enterAPhoneWithCountry = 'Enter the digits with the country code, such as 919876543210.';
export const enterAGstinOf15Characters = 'Enter a GSTIN of 15 characters.';
export const thisGstinIsOfACompanyAbroad =
  'A GSTIN that begins with 99 belongs to a company outside India. Leave the field empty and choose its country.';
export const noStateHasTheseDigits = (digits: string) =>
  `No state has the number ${digits}. Check the first two digits of the GSTIN.`;
export const theLastCharacterShouldBe = (expected: string) =>
  `This GSTIN has a typing error: with its other characters, the last one would be ${expected}.`;
export const nameEachStateOnce = 'Name each state once.';
export const nameEachNetworkOnce = 'Name each network once.';
export const beginWithADate = 'Begin each line with a date, such as 2027-01-26.';
export const chooseAtLeastOneDay = 'Choose at least one day.';
export const chooseEachDayOnce = 'Choose each day once.';
export const tooManyHolidays = 'Enter at most 200 holidays.';
export const keepAtMostTemplates = (most: number) => `Keep at most ${most} templates.`;
export const tooFewMinutes = 'Enter at least 1 minute.';
export const tooManyMinutes = 'Enter at most 10,000 minutes.';

// officeShared
export const mustBeAtLeastOne = 'Must be at least 1.';
export const enterAnHttpsAddress = 'Enter an address that begins with https://.';

// payments
export const enterTheAmountInPaise = 'Enter the amount in paise.';
export const thisAmountIsTooLarge = 'This amount is too large.';
export const onlyInrIsTaken = 'Only INR is taken.';
export const receiptCharacters = 'Use 6 to 40 letters, digits, dots and dashes.';
export const tooManyAddOns = 'Too many add-ons.';
export const notAReceipt = 'Not a receipt.';
export const notAnOrderId = 'Not an order id.';
export const notAPaymentId = 'Not a payment id.';
export const notASignature = 'Not a signature.';
export const thisAddressIsTooLong = 'This address is too long.';
export const thisCodeIsTooLong = 'This code is too long.';
export const chooseSuccessOrFailure = 'Choose success or failure.';

// properties
export const chooseAnOrder = 'Choose -id, id, price, -price, size, -size or relevance.';
export const onlyMe = 'Only "me" is understood.';
export const thisPageLinkIsNotComplete = 'This page link is not complete.';
export const chooseAnImageKind = 'Choose photo or floor_plan.';
export const chooseAChange = 'Choose what changes.';
export const chooseALifecycle = 'Choose published, sold or archived.';
export const onlyFieldsThatMayBeEmpty = 'Only fields that may be empty can be cleared.';

// secondFactor
export const thisLoginIsNotComplete = 'This login is not complete.';
export const thisIsNotBase64url = 'This is not base64url.';

// shared
export const mustBeAtLeast = (min: number) => `Must be at least ${min}.`;
export const mustBeAtMost = (max: number) => `Must be at most ${max}.`;
export const mustBeTrueOrFalse = 'Must be true or false.';
export const nameAtMostIds = (max: number) => `Name at most ${max} ids.`;
export const enterAnEmailAddress = 'Enter an email address, such as name@example.com.';
export const phoneFaults = {
  letters: 'Write the number in digits, such as +91 98260 00000; an extension as “ext. 12”.',
  short: 'This number is too short: a phone number has at least 7 digits.',
  long: 'This number is too long: a phone number has at most 15 digits. Write a second one after “/”.',
  several: 'Write at most two numbers, with “/” between them.',
} as const;
export const clientIdCharacters = 'Use 8 to 64 letters, digits, dashes.';

// addOnOrders
export const chooseAnOrderState = 'Use ordered, scheduled, delivered or cancelled.';
export const chooseAListedKind = 'Choose a kind of data from the list.';
export const chooseAListedOrderState = 'Use ordered, scheduled, delivered, cancelled or open.';

// officeAddOnOrders
export const chooseANextOrderState = 'Use scheduled, delivered or cancelled.';
export const enterADateAndTime = 'Enter a date and time.';
export const tooManyPictures = 'These are too many pictures.';
export const addAtMostLinks = (most: number) => `Add at most ${most} links.`;

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
export const proposeAtMost = (most: number) => `Choose at most ${most} times.`;
export const chooseWaitingUpcomingOrPast = 'Choose waiting, upcoming or past.';
export const chooseWaitingOpenOrPast = 'Choose waiting, ours, today, open or past.';
export const chooseOrNumber = (values: string, max: number) => `Choose one of ${values}, or a number up to ${max}.`;
export const enterALink = 'Enter a link that begins with https://';
