// papersRoutes, reraRoutes
export const thisProperty = 'This property';
export const nameEachOnce = 'List each paper only once.';
export const notAfterToday = 'Choose today or an earlier day.';
export const thisNumber = 'This registration number';
