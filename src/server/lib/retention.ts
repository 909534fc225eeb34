import { importLimits } from '@contract/importLimits';
import { officeLimits } from '@contract/officeLimits';

/** How long data is kept that ends by itself. The privacy policy names each period; a test compares them. */
export const retention = {
  /** After the last contact, and after a request for documents. */
  enquiryMonths: 24,
  /** Rows of files that enquiries were brought in from. */
  importedRowDays: importLimits.keptDays,
  /** After the meeting or the visit. */
  meetingMonths: 24,
  /** Reports of problems with their recordings. */
  problemReportDays: 30,
  /** After they were sent, or given up. */
  emailDays: 180,
  /** Addresses that nobody confirmed, for the newsletter, a saved search or documents. */
  unconfirmedDays: 30,
  /** Saved searches after they were deleted; until then they can be restored. */
  deletedSearchDays: 7,
  /** Saved searches without an account that send no emails. */
  silentSearchMonths: 12,
  /** How often something was searched. */
  searchCountDays: officeLimits.searches.days,
} as const;

/** The moment so many months before another. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
