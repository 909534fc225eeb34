/** The roles of staff accounts. Superusers have all permissions without one. */
export const roles = ['agent', 'editor'] as const;
export type Role = (typeof roles)[number];

/** The parts of the office, each with the roles that may use it. Superusers may use all of them. */
export const officeAccess = {
  agent: ['agent'],
  editor: ['editor'],
  staff: roles,
  superuser: [],
} as const satisfies Record<string, readonly Role[]>;
export type OfficeAccess = keyof typeof officeAccess;

/** Whether an account may use a part of the office. */
export function mayUse(
  part: OfficeAccess,
  { isSuperuser, roles: own }: { isSuperuser: boolean; roles: readonly Role[] },
): boolean {
  const allowed: readonly Role[] = officeAccess[part];
  return isSuperuser || own.some((role) => allowed.includes(role));
}
