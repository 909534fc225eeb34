export const fullMap: { total: number };
