// ratesRules, ratesRoutes
export const thisRate = 'This rate';
export const notBeforeItsDay = 'Choose today or an earlier day.';
export const oneADay = 'There is already a rate for this currency on that day. Change that one, or choose another day.';

// describeSentence
export const converted = (label: string, unit: string, rupees: string, day: string) =>
  `${label} (${unit} = ₹${rupees}, ${day})`;
