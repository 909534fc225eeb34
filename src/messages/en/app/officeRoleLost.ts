export const lostAll = 'You no longer have a role in the office.';
export const lostSome = 'You no longer have the role needed for this screen.';
export const whatNow =
  'You can’t save anything else here. What you typed stays on this screen and in this browser: copy it, or ask a superuser for the role and save it then.';
export const check = 'Check again';
