/** The company's name. Nothing else contains it. */
export const brand = 'Aangan Estates';
