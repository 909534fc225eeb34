/**
 * Why a listing stays a draft until its owner's email address is confirmed, and the next step. A constant, so that the
 * app can recognise this reason.
 */
export const confirmEmailFirst =
  'This listing stays a draft until you confirm your email address. Open the link we sent you, then publish it.';
