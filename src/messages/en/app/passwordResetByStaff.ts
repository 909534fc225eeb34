export const send = 'Send a link for a new password';
export const ask = (username: string) => `Send ${username} a link for a new password?`;
export const what = (email: string) =>
  `We email it to ${email}. It works once, for one hour; you do not see it. The password stays until a new one is chosen.`;
export const action = 'Send link';
export const cancel = 'Cancel';
export const sent = (email: string) => `We email the link to ${email}.`;
export const audited = 'Link for a new password sent';
