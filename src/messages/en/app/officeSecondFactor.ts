/** Two-step login of an account, in the office. */
export const label = 'Two-step login';
export const on = 'On';
export const off = 'Off';
export const remove = 'Turn off two-step login';
export const title = (username: string) => `Turn off two-step login for ${username}?`;
export const what =
  'Only do this if you’re sure who’s asking, for example after calling the number you have on file. All their devices and recovery codes will be removed, they’ll be logged out everywhere, and we’ll email them. After that, they can log in with just their password.';
export const action = 'Turn it off';
export const wayBack = 'Keep it';
export const done = (username: string) => `Two-step login for ${username} is now off.`;
