// what the first figures count, until the office enters its own
export const propertiesSold = 'Sold by the members of our team, here and before';
export const clients = 'Buyers, sellers, tenants and landlords we advised';
export const closedClients = 'Buyers and sellers whose sale we closed';
export const years = 'Our team’s years in property, added up';
export const rating = 'In our own survey after a sale; the reviews on this site are counted separately';
export const satisfaction = 'Would recommend us, in the same survey';
export const averageSale = 'Of the sales we closed';
export const averageSaleValue = '₹2.1 Cr';

// companyRoutes
export const sayWhatItCounts = (value: string) => `Say what ${value} counts, or clear the figure.`;
