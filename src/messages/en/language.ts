/** The language of this folder for browsers and screen readers, as a BCP 47 tag. */
export const tag = 'en-IN';

/** Numbers are written as "1,25,000.5". Then `Intl` is not needed, whose first format costs a page 12 ms on a computer. */
export const writesIndianNumbers: boolean = true;
