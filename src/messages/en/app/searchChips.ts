export const crores = (count: string) => `₹${count} Cr`;
export const lakhs = (count: string) => `₹${count} L`;
export const rupees = (count: string) => `₹${count}`;

export const fromTo = (min: string, max: string) => `${min} to ${max}`;
export const upTo = (max: string) => `Up to ${max}`;
export const from = (min: string) => `From ${min}`;
export const sqFt = (size: string) => `${size} sq ft`;
export const bedrooms = (count: string, isOne: boolean) => `${count} ${isOne ? 'bedroom' : 'bedrooms'}`;
export const bathrooms = (count: string, isOne: boolean) => `${count} ${isOne ? 'bathroom' : 'bathrooms'}`;
export const orMore = (count: number) => `${count} or more`;

export const toBuy = 'To buy';
export const toRent = 'To rent';
export const toInvest = 'To invest';
export const andNearby = 'and nearby';
export const featured = 'Featured';
export const notFeatured = 'Not featured';
export const lowestPrice = 'Lowest price first';
export const highestPrice = 'Highest price first';
export const newest = 'Newest first';
export const oldest = 'Oldest first';
export const largest = 'Largest first';
export const smallest = 'Smallest first';
