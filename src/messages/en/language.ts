/** The language of this folder for browsers and screen readers, as a BCP 47 tag. */
export const tag = 'en-IN';
