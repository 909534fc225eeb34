import type { Role } from '@contract/roles';

/** The account that sends a request. */
export interface Account {
  id: number;
  username: string;
  name: string;
  email: string;
  /** Whether the address was confirmed by a link. */
  emailVerified: boolean;
  isSuperuser: boolean;
  roles: readonly Role[];
  /** The session whose token the request carries. */
  sessionId: number;
  /** Whether its owner entered the password or a second factor in this session within the last 15 minutes. */
  recentlyProven: boolean;
  /** Whether it is one of staff without the second factor that staff need: it has no rights of theirs until it has one. */
  secondFactorMissing: boolean;
}

/** Finds the account of a token; null for an unknown, ended or expired one. With `asUse: false` the session gets no younger. */
export type IdentifyAccount = (token: string, how?: { asUse: boolean }) => Promise<Account | null>;

/** The token of an `Authorization: Token x` or `Bearer x` header, or undefined. */
export function tokenOf(header: string | undefined): string | undefined {
  return /^(?:Token|Bearer) ([\w-]{20,200})$/i.exec(header ?? '')?.[1];
}
