// plainPage
export const site = 'Site';
