import type { Me } from '@contract/auth';
import { type mayUse, roles as allRoles } from '@contract/roles';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { api } from '../../api/api';
import { statusOf } from '../../api/apiError';
import type { RootState } from '../store';

type StaffAccount = Parameters<typeof mayUse>[1];

/** The requests that the server refused because the account may not make them. */
const refusedRequests = ({ [api.reducerPath]: { queries, mutations } }: RootState): string =>
  [...Object.values(queries), ...Object.values(mutations)]
    .flatMap((entry) => (entry?.error && statusOf(entry.error) === 403 ? [entry.requestId] : []))
    .join();

/**
 * The roles that an account has now, and all it has had since this screen was opened: a screen with unsaved text stays
 * when its role is lost. A refused request loads the account again.
 */
export function useRoles(
  me: Me | undefined,
  refetch: () => unknown,
): { now: StaffAccount; seen: StaffAccount } | undefined {
  const refused = useSelector(refusedRequests);
  useEffect(() => {
    if (refused !== '') void refetch();
    // `refetch` is a new function at every render
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refused]);
  const [before, setBefore] = useState<{ id: number } & StaffAccount>();
  if (!me) return undefined;
  const now = { isSuperuser: me.is_superuser, roles: me.roles };
  const had = before?.id === me.id ? before : { id: me.id, isSuperuser: false, roles: [] };
  const seen = {
    id: me.id,
    isSuperuser: had.isSuperuser || now.isSuperuser,
    roles: allRoles.filter((role) => had.roles.includes(role) || now.roles.includes(role)),
  };
  if (before?.id !== seen.id || before.isSuperuser !== seen.isSuperuser || before.roles.length !== seen.roles.length)
    setBefore(seen);
  return { now, seen };
}
