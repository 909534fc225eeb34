export const unknownError = 'Unknown error';
/** For someone whose session the server ended: requests for an account carry a token only. */
export const loggedOut = 'You’ve been logged out. Log in to continue.';
export const unreachable = 'We could not reach the server. Check your connection and try again.';
export const serverFault = 'Something went wrong on our side. Please try again.';
