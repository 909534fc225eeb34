// catalogueRules
export const thisPackage = 'This package';
export const thisAddOn = 'This add-on';
export const beginsInThePast = 'Choose a time in the future, or leave it out to begin now.';
export const beginsTwice = 'Another price begins at this time. Choose another time, or remove that one first.';
export const thisPriceHasBegun = 'This price has begun or is gone. Reload the screen.';
export const lastPackageStays = 'This is the last package on sale. Put another one on sale first.';
export const nameIsTaken = 'Another one has this name.';
export const samePrice = (name: string) =>
  `${name} costs the same. Choose another price: a payment must tell which package it is for.`;
export const featuringNeedsDays = 'Enter for how many days it features a listing.';
export const onlyFeaturingHasDays = 'Leave the days empty: only an add-on that features a listing has them.';
