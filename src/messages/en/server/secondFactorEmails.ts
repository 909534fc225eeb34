const notYou =
  'If this wasn’t you, someone knows your password. Set a new one straight away with “Forgot your password?”, and call us.';
export const logIn = 'Log in';
export const yourProfile = 'Your profile';

export const factorAdded = (username: string, name: string) => ({
  subject: 'Two-step login: a device was added',
  parts: [
    `“${name}” was added to your account “${username}”. From now on, you’ll need your password and one of your devices to log in.`,
    notYou,
  ],
});

export const factorRemoved = (username: string, name: string, isLast: boolean) => ({
  subject: 'Two-step login: a device was removed',
  parts: [
    `“${name}” was removed from your account “${username}”. ${
      isLast ? 'You now need only your password to log in.' : 'Your other devices still work.'
    }`,
    notYou,
  ],
});

export const factorsReset = (username: string) => ({
  subject: 'We turned off your two-step login',
  parts: [
    `We removed all devices and recovery codes from the two-step login of your account “${username}”, because it could no longer be used. You have been logged out everywhere. Log in with your password and set up two-step login again in your profile.`,
    'If you didn’t request this, call us.',
  ],
});

export const recoveryCodesRenewed = (username: string) => ({
  subject: 'You have new recovery codes',
  parts: [`New recovery codes were created for your account “${username}”. The old ones no longer work.`, notYou],
});

export const recoveryCodeUsed = (username: string, left: number) => ({
  subject: 'A recovery code was used',
  parts: [
    `A recovery code for your account “${username}” was used. ${
      left === 1 ? 'You have 1 code left.' : `You have ${left} codes left.`
    } You can create new ones in your profile.`,
    'If this wasn’t you, set a new password straight away and call us.',
  ],
});

export const codesGuessed = (username: string) => ({
  subject: 'Someone entered wrong codes for your account',
  parts: [
    `Someone entered the right password for your account “${username}” and then five wrong codes. They could not log in.`,
    notYou,
  ],
});
