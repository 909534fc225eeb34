const things = {
  listings: 'listings',
  pictures: 'pictures',
  panoramas: 'panoramas',
  documents: 'documents',
  avatars: 'profile pictures',
} as const;

interface Used {
  name: keyof typeof things;
  most: number;
  seconds: number;
  emailVerified: boolean;
}

export const quotaUsed = ({ name, most, seconds, emailVerified }: Used) => {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : 'a minute';
  return emailVerified
    ? `You can add ${most} ${things[name]} an hour. Try again in ${wait}.`
    : `You can add ${most} ${things[name]} an hour until your email address is confirmed. Confirm it, or try again in ${wait}.`;
};
