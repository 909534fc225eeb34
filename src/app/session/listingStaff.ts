import type { Me } from '@contract/auth';
import { mayUse } from '@contract/roles';

/** Agents look after all listings, not only their own. */
export const isListingStaff = ({ is_superuser: isSuperuser, roles }: Pick<Me, 'is_superuser' | 'roles'>): boolean =>
  mayUse('agent', { isSuperuser, roles });
