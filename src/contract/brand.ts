/** The house's name: the only place where it is written. */
export const brand = 'Aangan Estates';
