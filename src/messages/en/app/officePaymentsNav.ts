// officeNav
export const title = 'Payments';
