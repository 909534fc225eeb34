// what the first figures count, until the office enters its own
export const propertiesSold = 'Sold by our team, here and in earlier roles';
export const clients = 'Buyers, sellers, tenants and landlords we advised';
export const closedClients = 'Buyers and sellers whose sale we closed';
export const years = 'Our team’s combined years in property';
export const rating = 'From our own after-sale survey; reviews on this site are counted separately';
export const satisfaction = 'Would recommend us, in the same survey';
export const averageSale = 'Across the sales we closed';
export const averageSaleValue = '₹2.1 Cr';

// companyRoutes
export const sayWhatItCounts = (value: string) => `Enter what ${value} counts, or clear the figure.`;
