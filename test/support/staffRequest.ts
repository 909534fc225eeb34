import type { StaffRequest } from '../../src/server/audit/staffWrite';

/** A request by a member of staff, for what routes pass on. */
export const staffRequest = (
  id: number,
  { isSuperuser = true, roles = [] }: Partial<Pick<StaffRequest['account'], 'isSuperuser' | 'roles'>> = {},
): StaffRequest => ({
  account: {
    id,
    username: `staff-${id}`,
    name: '',
    email: '',
    isSuperuser,
    roles,
    sessionId: 1,
    recentlyProven: true,
    emailVerified: true,
    secondFactorMissing: false,
  },
  request: { id: 'request-1', ip: '192.0.2.7' },
});
