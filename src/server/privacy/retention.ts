/** How long data is kept that ends by itself. The privacy policy names each period; a test compares them. */
export const retention = {
  /** After the last contact. */
  enquiryMonths: 24,
  /** After the meeting. */
  meetingMonths: 24,
  /** After they were sent, or given up. */
  emailDays: 180,
  /** Newsletter addresses that nobody confirmed. */
  unconfirmedDays: 30,
} as const;
