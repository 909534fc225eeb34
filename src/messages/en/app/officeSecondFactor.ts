/** Two-step login of an account, in the office. */
export const label = 'Two-step login';
export const on = 'On';
export const off = 'Off';
export const remove = 'Turn off two-step login';
export const title = (username: string) => `Turn off two-step login for ${username}?`;
export const what =
  'Do this only if you are sure who is asking, for example after calling the number you have on file. All their devices and recovery codes are removed, they are logged out everywhere, and we email them. From then on, their password alone opens the account.';
export const action = 'Turn it off';
export const wayBack = 'Keep it';
export const done = (username: string) => `Two-step login for ${username} is off.`;
