/** Why a listing stays a draft while its owner's email address is not confirmed, and the way out. Plain, so that a screen can tell it from other reasons. */
export const confirmEmailFirst =
  'This listing stays a draft until you confirm your email address. Open the link we sent you, then publish it.';
