// QuoteSection
export const tellUsWhereTheSite = 'Tell us where the site is, how large it is, and your timeline.';
export const anEngineerCallsWithinOne = 'An engineer calls within one working day and visits within a week.';
export const youReceiveABillOfQuantities = 'You receive a bill of quantities, valid for 30 days.';
export const requestAQuote = 'Request a quote';
export const anItemisedQuote = 'An itemised quote';
export const service = 'Service';
export const notSureYet = 'Not sure yet';

// ServiceGrid
export const loadingTheServices = 'Loading the services';
export const whatsApp = 'WhatsApp';
export const aboutOpensANewTab = (title: string) => `about ${title} (opens a new tab)`;
export const requestQuote = 'Request Quote';
export const forTitle = (title: string) => `for ${title}`;
