/** The price of an hour's consultation including GST, in paise. */
export const consultationInPaise = 9_900;
