import type { OfficeAccount } from '@contract/office';
import * as messages from '@messages/app/officePeople';

export const accountRoleLabels = {
  agent: messages.agent,
  editor: messages.editor,
  superuser: messages.superuser,
} as const;

/** "Superuser, Agent"; empty for an account without a role. */
export const rolesLabel = ({ is_superuser: isSuperuser, roles }: Pick<OfficeAccount, 'is_superuser' | 'roles'>) =>
  [...(isSuperuser ? (['superuser'] as const) : []), ...roles].map((role) => accountRoleLabels[role]).join(', ');

/** Whether an account can be used. */
export const statusLabel = ({ disabled, erased }: Pick<OfficeAccount, 'disabled' | 'erased'>): string =>
  erased ? messages.erased : disabled ? messages.disabled : messages.active;
