import type { OfficeAccount } from '@contract/office';
import * as messages from '@messages/contract/accounts';

export const accountRoleLabels = messages.roles;

/** "Superuser, Agent"; empty for an account without a role. */
export const rolesLabel = ({ is_superuser: isSuperuser, roles }: Pick<OfficeAccount, 'is_superuser' | 'roles'>) =>
  [...(isSuperuser ? (['superuser'] as const) : []), ...roles].map((role) => accountRoleLabels[role]).join(', ');

/** Whether an account can be used. */
export const statusLabel = ({ disabled, erased }: Pick<OfficeAccount, 'disabled' | 'erased'>): string =>
  messages.statuses[erased ? 'erased' : disabled ? 'disabled' : 'active'];
