// catalogueRules
export const thisPackage = 'This package';
export const thisAddOn = 'This add-on';
export const beginsInThePast = 'Choose a time in the future, or leave it empty to start now.';
export const beginsTwice =
  'Another price already starts at this time. Choose another time, or remove that price first.';
export const thisPriceHasBegun = 'This price has already started or been removed. Reload the page.';
export const lastPackageStays = 'This is the last package on sale. Put another one on sale first.';
export const nameIsTaken = 'This name is already in use.';
export const samePrice = (name: string) =>
  `${name} costs the same. Choose another price, so that each payment shows which package it is for.`;
export const featuringNeedsDays = 'Enter how many days the listing is featured.';
export const onlyFeaturingHasDays = 'Leave the days empty. Only an add-on that features a listing needs them.';
