/** What an account may do beyond its own things, besides a superuser, who may do everything. */
export const roles = ['agent', 'editor'] as const;
export type Role = (typeof roles)[number];
