// brochureContent
export const description = 'About this property';
export const amenities = 'Amenities';
export const yourContact = (name: string) => `${name}, your contact for this home`;
export const costs = 'What it costs';
export const plan = 'Floor plan';
export const planWithRooms = (rooms: string) => `Floor plan with ${rooms}`;
export const place = 'Location';
export const contact = 'Talk to us';
export const scan = 'Scan for all photos and today’s price';
export const foot =
  'Areas and distances are approximate. The listing’s page is more up to date than this sheet. You can see the papers at our office.';
export const mapAround = (place: string) => `Map sketch around ${place}. The location is accurate to about 300 metres.`;
export const priceOnRequest = 'Price on request';
export const aMonth = (price: string) => `${price} a month`;
export const squareFeet = (feet: string, metres: string) => `${feet} sq ft (${metres} sq m)`;
export const withPeriod = (amount: string, period: string) => `${amount} ${period}`;
export const reraNumber = (authority: string, number: string) => `${authority} registration ${number}`;
export const reraNotRequired = (reason: string) => `RERA registration is not required: ${reason}`;
export const agentNumber = (brand: string, authority: string, number: string) =>
  `${brand}, agent registered with ${authority}: ${number}`;
export const register = (authority: string, address: string) => `Scan to check the ${authority} register: ${address}`;

// brochureCosts
export const duty = 'Stamp duty, taxes';
export const registration = 'Registration';
export const gst = 'GST';
export const brokerage = 'Brokerage with GST';
export const withThePrice = 'Total, with the price';
export const deposit = 'Refundable deposit';
export const firstRent = 'First month’s rent';
export const agreement = 'Rent agreement';
export const beforeYouMoveIn = 'Before you move in';
export const purchaseNote = (day: string) =>
  `Estimate at rates in force since ${day}. Stamp duty is charged on the government’s value if that is higher than the price. Check with us before you decide.`;
export const tenancyNote = (months: number, deposit: number, day: string) =>
  `Estimate for an agreement of ${months} months with a deposit of ${deposit} months’ rent, at rates in force since ${day}. Check with us before you decide.`;
