import { accounts } from './0001Accounts';
import { listings } from './0002Listings';
import { search } from './0003Search';
import { content } from './0004Content';
import { people } from './0005People';
import { money } from './0006Money';
import { ledger } from './0007Ledger';
import { blogEdits } from './0008BlogEdits';
import { contact } from './0009Contact';
import { listingCare } from './0011ListingCare';
import { leads } from './0012Leads';
import { sealedMail } from './0013SealedMail';
import { featuring } from './0014Featuring';
import { notices } from './0015Notices';
import { contentNotices } from './0018ContentNotices';
import { unusualSpaces } from './0019UnusualSpaces';
import { reach } from './0020Reach';
import { orderPayments } from './0021OrderPayments';
import { addOnListing } from './0023AddOnListing';
import { buyPrices } from './0024BuyPrices';
import { emailProofs } from './0026EmailProofs';
import { truePages } from './0027TruePages';
import { meetingDetails } from './0030MeetingDetails';
import { emails } from './0031Emails';
import { office } from './0033Office';
import { jobRuns } from './0034JobRuns';
import { officeEnquiries } from './0035OfficeEnquiries';
import { articles } from './0041Articles';
import { contentRevisions } from './0042ContentRevisions';
import { officePages } from './0043OfficePages';
import { officeLists } from './0047OfficeLists';
import { officeSettings } from './0048OfficeSettings';
import { reviews } from './0049Reviews';
import { advertisements } from './0050Advertisements';
import { officeMeetings } from './0051OfficeMeetings';
import { newsletters } from './0052Newsletters';
import { listingOffice } from './0053ListingOffice';
import { orderedContent } from './0054OrderedContent';
import { legalTexts } from './0055LegalTexts';
import { privacy } from './0056Privacy';
import { privacyPolicy } from './0057PrivacyPolicy';
import { team } from './0058Team';
import { weeklyFigures } from './0059WeeklyFigures';
import { refunds } from './0060Refunds';
import { secondFactor } from './0070SecondFactor';
import { addOnOrders } from './0080AddOnOrders';
import { priceVersions } from './0081PriceVersions';
import { upgrades } from './0082Upgrades';
import { localities } from './0100Localities';
import { priceHistory } from './0110PriceHistory';
import { listingPoints } from './0120ListingPoints';
import { mapCells } from './0121MapCells';
import type { Migration } from './migration';

/** All migrations in execution order. */
export const migrations: readonly Migration[] = [
  accounts,
  listings,
  search,
  content,
  people,
  money,
  ledger,
  blogEdits,
  contact,
  listingCare,
  leads,
  sealedMail,
  featuring,
  notices,
  contentNotices,
  unusualSpaces,
  reach,
  orderPayments,
  addOnListing,
  buyPrices,
  emailProofs,
  truePages,
  meetingDetails,
  emails,
  office,
  jobRuns,
  officeEnquiries,
  articles,
  contentRevisions,
  officePages,
  officeLists,
  officeSettings,
  reviews,
  advertisements,
  officeMeetings,
  newsletters,
  listingOffice,
  orderedContent,
  legalTexts,
  privacy,
  privacyPolicy,
  team,
  weeklyFigures,
  refunds,
  secondFactor,
  addOnOrders,
  priceVersions,
  upgrades,
  localities,
  priceHistory,
  listingPoints,
  mapCells,
];
