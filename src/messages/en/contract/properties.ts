// emailProof: why a listing is a draft
export const confirmEmailFirst =
  'This listing stays a draft until you confirm your email address. Open the link we sent you, then publish it.';
