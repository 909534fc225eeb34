// PlaceMap
export const around = 'Nearby';
/** The sketch is exact to about a kilometre. */
export const byAir = (kilometres: number) => (kilometres < 1 ? 'under 1 km' : `about ${kilometres} km`);
export const distancesAreByAir = 'Distances are in a straight line; by road it’s further.';
