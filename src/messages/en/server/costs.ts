// costRules, officeCostsRoutes
export const theseRates = 'These rates';
export const notOfThisRegion = 'This rate belongs to another table. Choose one from the list.';
export const beginsBeforeToday = 'A rate must start today or later. Past estimates keep the rates they were made with.';
export const beginsTwice = 'There is already a rate that starts on this day. Remove it first, or choose another day.';
export const atMostTheWhole = 'A rate can’t be more than 100%.';
export const hasBegun = 'This rate has already started, so it can’t be removed. Add a new rate to replace it.';
