/** The link that calls the company's number, small because every page loads it; of two, the first. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/\/.*|[^\d+]/g, '')}`;
