// ListingTools
export const brochure = 'Brochure (PDF)';
