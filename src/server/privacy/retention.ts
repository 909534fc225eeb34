/** How long data is kept that ends by itself. The privacy policy names each period; a test compares them. */
export const retention = {
  /** After the last contact. */
  enquiryMonths: 24,
  /** After the meeting. */
  meetingMonths: 24,
  /** After they were sent, or given up. */
  emailDays: 180,
  /** Addresses that nobody confirmed, for the newsletter or a saved search. */
  unconfirmedDays: 30,
  /** Saved searches after they were deleted; until then they can be restored. */
  deletedSearchDays: 7,
  /** Saved searches without an account that send no emails. */
  silentSearchMonths: 12,
} as const;
