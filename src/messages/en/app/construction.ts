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

// builtInServices
export const houseConstruction = {
  title: 'House construction',
  description: 'A turnkey home, from foundation to keys, under one contract with a fixed list of materials.',
  features: ['Soil test and structural design first', 'Bill of quantities, item by item', 'Payment by completed stage'],
};
export const interiorFitOut = {
  title: 'Interior fit-out',
  description: 'Kitchens, wardrobes, lighting, stone and paint for a new apartment or office.',
  features: ['Measured survey and drawings', 'Samples in your own light', 'Lighting plan with circuit list'],
};
export const renovation = {
  title: 'Renovation',
  description: 'New plumbing, wiring, bathrooms and kitchens in houses that are lived in.',
  features: ['Condition report before any price', 'Society permissions arranged', 'Waterproofing tested for 48 hours'],
};
export const landscaping = {
  title: 'Landscaping',
  description: 'Gardens, courts and terraces planned for the climate of Indore and Pune.',
  features: ['Levels and drains first', 'Plants that suit the climate', 'Drip irrigation'],
};
export const questionAbout = (brand: string, service: string) => `Hello ${brand}, I have a question about ${service}.`;
