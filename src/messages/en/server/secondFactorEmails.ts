const notYou =
  'If it was not you, someone knows your password. Set a new one at once with “Forgot your password?”, and call us.';
export const logIn = 'Log in';
export const yourProfile = 'Your profile';

export const factorAdded = (username: string, name: string) => ({
  subject: 'Two-step login: a device was added',
  parts: [
    `“${name}” was added to your account “${username}”. From now on, logging in needs your password and this or another of your devices.`,
    notYou,
  ],
});

export const factorRemoved = (username: string, name: string, isLast: boolean) => ({
  subject: 'Two-step login: a device was removed',
  parts: [
    `“${name}” was removed from your account “${username}”. ${
      isLast ? 'Logging in needs only your password now.' : 'Your other devices still work.'
    }`,
    notYou,
  ],
});

export const factorsReset = (username: string) => ({
  subject: 'We turned off your two-step login',
  parts: [
    `We removed all devices and recovery codes from the two-step login of your account “${username}”, because it could no longer be used. You are logged out everywhere. Log in with your password and set up two-step login again on your profile.`,
    'If you did not ask us for this, call us.',
  ],
});

export const recoveryCodesRenewed = (username: string) => ({
  subject: 'You have new recovery codes',
  parts: [`New recovery codes were made for your account “${username}”. The earlier ones no longer work.`, notYou],
});

export const recoveryCodeUsed = (username: string, left: number) => ({
  subject: 'A recovery code was used',
  parts: [
    `A recovery code of your account “${username}” was used. ${
      left === 1 ? '1 code is left.' : `${left} codes are left.`
    } You can make new ones on your profile.`,
    'If it was not you, set a new password at once, and call us.',
  ],
});

export const codesGuessed = (username: string) => ({
  subject: 'Someone entered wrong codes for your account',
  parts: [
    `Someone entered the right password of your account “${username}” and then five wrong codes. They are not logged in.`,
    notYou,
  ],
});
