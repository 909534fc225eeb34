// PlaceMap
export const around = 'Around it';
/** The sketch is exact to about a kilometre. */
export const byAir = (kilometres: number) => (kilometres < 1 ? 'under 1 km' : `about ${kilometres} km`);
export const distancesAreByAir = 'Distances are by air, on a sketch map. By road they are longer.';
