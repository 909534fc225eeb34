// companyRoutes
export const closingTimeMustBeAfterOpeningTime = 'Closing time must be after opening time.';
export const enterTheHttpsAddressOfYourOwnPage = (network: string) =>
  `Enter the https address of your own page on ${network}.`;
export const enterOnce = (network: string) => `Enter ${network} only once.`;
export const isListedTwice = (date: string) => `${date} is listed twice.`;
export const thisPageOfSettings = 'This settings page';
