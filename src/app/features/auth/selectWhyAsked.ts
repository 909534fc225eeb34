import type { authReducer } from './authSlice';

/** What the login that was asked for is for; apart from the slice, because only the dialog needs it. */
export const selectWhyAsked = ({ auth }: { auth: ReturnType<typeof authReducer> }): string | undefined => auth.why;
