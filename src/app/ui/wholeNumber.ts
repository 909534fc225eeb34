import * as language from '@messages/language';

/** Numbers as the site's language groups them: "1,25,000". */
export const wholeNumber = new Intl.NumberFormat(language.tag);
