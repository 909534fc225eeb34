// papersRoutes, reraRoutes
export const thisProperty = 'This property';
export const nameEachOnce = 'Name each paper once.';
export const notAfterToday = 'A paper is seen today at the latest.';
export const thisNumber = 'This registration number';
