export const send = 'Send a link for a new password';
export const ask = (username: string) => `Send ${username} a link for a new password?`;
export const what = (email: string) =>
  `We email the link to ${email}; you will not see it. It works once, within one hour. The old password works until they choose a new one.`;
export const action = 'Send link';
export const cancel = 'Cancel';
export const sent = (email: string) => `The link is on its way to ${email}.`;
export const audited = 'Link for a new password sent';
