// ratesRules, ratesRoutes
export const thisRate = 'This rate';
export const notBeforeItsDay = 'A rate is of today or an earlier day.';
export const oneADay = 'There is a rate of this currency for that day. Change that one, or choose another day.';

// describeSentence
export const converted = (label: string, unit: string, rupees: string, day: string) =>
  `${label} (${unit} = ₹${rupees}, ${day})`;
