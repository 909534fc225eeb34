export const send = 'Send a password reset link';
export const ask = (username: string) => `Send ${username} a password reset link?`;
export const what = (email: string) =>
  `We’ll email the link to ${email}; you won’t see it. It works once, within one hour. Their old password works until they set a new one.`;
export const action = 'Send link';
export const cancel = 'Cancel';
export const sent = (email: string) => `The link is on its way to ${email}.`;
export const audited = 'Link for a new password sent';
