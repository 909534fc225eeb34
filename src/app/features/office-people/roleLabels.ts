import type { OfficeAccount } from '@contract/office';

export const accountRoleLabels = { agent: 'Agent', editor: 'Editor', superuser: 'Superuser' } as const;

/** "Superuser, Agent"; empty for an account without a role. */
export const rolesLabel = ({ is_superuser: isSuperuser, roles }: Pick<OfficeAccount, 'is_superuser' | 'roles'>) =>
  [...(isSuperuser ? (['superuser'] as const) : []), ...roles].map((role) => accountRoleLabels[role]).join(', ');

/** Whether an account can be used. */
export const statusLabel = ({ disabled, erased }: Pick<OfficeAccount, 'disabled' | 'erased'>): string =>
  erased ? 'Erased' : disabled ? 'Disabled' : 'Active';
