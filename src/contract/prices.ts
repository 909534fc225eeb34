/** What an hour's consultation costs, GST included, in paise. */
export const consultationInPaise = 9_900;
