// costRules, officeCostsRoutes
export const theseRates = 'These rates';
export const notOfThisRegion = 'This rate belongs to another table. Choose one from the list.';
export const beginsBeforeToday =
  'A rate begins today or later. Past estimates keep the rates that they were made with.';
export const beginsTwice = 'There is a rate from that day on already. Remove it first, or choose another day.';
export const atMostTheWhole = 'A rate is at most 100%.';
export const hasBegun = 'This rate has begun, so it stays. Add the one that follows it.';
