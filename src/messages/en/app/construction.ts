// QuoteSection
export const tellUsWhereTheSite = 'Tell us where the site is, how large it is, and your timeline.';
export const anEngineerCallsWithinOne = 'An engineer calls you within one working day and visits within a week.';
export const youReceiveABillOfQuantities = 'You receive a bill of quantities, valid for 30 days.';
export const requestAQuote = 'Request a quote';
export const anItemisedQuote = 'An itemised quote';
export const service = 'Service';
export const notSureYet = 'Not sure yet';

// ServiceGrid
export const loadingTheServices = 'Loading the services';
export const whatsApp = 'WhatsApp';
export const aboutOpensANewTab = (title: string) => `about ${title} (opens in a new tab)`;
export const requestQuote = 'Request Quote';
export const forTitle = (title: string) => `for ${title}`;

// builtInServices
export const houseConstructionTitle = 'House construction';
export const houseConstructionDescription =
  'A turnkey home, from foundation to keys, under one contract with a fixed list of materials.';
export const houseConstructionFeatures = [
  'Soil test and structural design first',
  'Bill of quantities, item by item',
  'Pay as each stage is completed',
];
export const interiorFitOutTitle = 'Interior fit-out';
export const interiorFitOutDescription =
  'Kitchens, wardrobes, lighting, stone and paint for a new apartment or office.';
export const interiorFitOutFeatures = [
  'Measured survey and drawings',
  'Samples viewed in your own rooms',
  'Lighting plan with circuit list',
];
export const renovationTitle = 'Renovation';
export const renovationDescription = 'New plumbing, wiring, bathrooms and kitchens in occupied homes.';
export const renovationFeatures = [
  'Condition report before we quote',
  'Society permissions arranged',
  'Waterproofing tested for 48 hours',
];
export const landscapingTitle = 'Landscaping';
export const landscapingDescription = 'Gardens, courtyards and terraces planned for the climate of Indore and Pune.';
export const landscapingFeatures = ['Levels and drains first', 'Plants that suit the climate', 'Drip irrigation'];
export const questionAbout = (brand: string, service: string) => `Hello ${brand}, I have a question about ${service}.`;
