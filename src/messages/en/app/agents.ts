// features/agents, pages/AgentPage

export const answersForThisHome = 'Your contact for this home';
export const postedBy = (name: string) => `Posted by ${name}`;
export const reraNumber = (number: string) => `RERA ${number}`;
export const speaks = (languages: string) => `Speaks ${languages}`;
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
export const repliesWithinMinutes = (minutes: number) => `Usually replies within ${counted(minutes, 'minute')}`;
export const repliesWithinHours = (hours: number) => `Usually replies within ${counted(hours, 'hour')}`;
export const repliesWithinDays = (days: number) => `Usually replies within ${counted(days, 'day')}`;
export const call = 'Call';
export const callThem = (name: string) => `Call ${name}`;
export const whatsApp = 'WhatsApp';
export const chat = 'Chat on WhatsApp';
export const email = 'Email';
export const helloFromYourPage = (name: string, address: string) =>
  `Hello ${name}, I am contacting you from your page: ${address}`;
export const homesOf = (name: string) => `Homes handled by ${name}`;
export const newestOf = (shown: number, total: number) => `Showing the ${shown} newest of ${total} homes.`;
export const noHomesNow = 'No homes right now';
export const askThemWhatComes = (name: string) => `Ask ${name} what’s coming up, or see all our homes.`;
export const seeAllProperties = 'See all properties';
export const reviewsOf = (name: string) => `Reviews of ${name}`;
export const noReviewsYet = (name: string) => `No reviews of ${name} yet.`;
export const reviewThem = (name: string) => `Write a review of ${name}`;
export const outOfFive = (average: string, count: number) =>
  `${average} out of 5, based on ${counted(count, 'review')} below`;
export const thisAgent = 'this agent';
export const agentNotFound = 'Agent not found';
export const theyMayHaveLeft =
  'This agent may no longer work with us, or the link may be wrong. See our homes or contact our office.';
export const contactUs = 'Contact us';
export const jobTitle = 'Estate agent';
export const description = (name: string, brand: string) =>
  `Contact ${name} of ${brand}, see their homes in Indore and Pune, and read what clients say.`;
