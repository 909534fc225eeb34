// favouritesRoutes
export const thisFavourite = 'This favourite';
export const thisListing = 'This listing';
