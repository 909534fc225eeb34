/** Two-step login of an account, in the office. */
export const label = 'Two-step login';
export const on = 'On';
export const off = 'Off';
export const remove = 'Turn off two-step login';
export const title = (username: string) => `Turn off two-step login of ${username}?`;
export const what =
  'Do this only when you know who asks, for example after a call to the number that you have on file. All their devices and recovery codes are removed, they are logged out everywhere, and we email them. Their password opens the account then.';
export const action = 'Turn it off';
export const wayBack = 'Keep it';
export const done = (username: string) => `Two-step login of ${username} is off.`;
