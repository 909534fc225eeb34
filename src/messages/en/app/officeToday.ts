export const viewsByWeek = 'Views of listings by week';
export const salesByWeek = 'Sold or let by week';
