/** An active package. */
export interface PackageGrant {
  id: number;
  /** Null means unlimited. */
  slots: number | null;
  expires_at: Date;
}

/** Assigns published listings to the free ones first, which never expire, then to packages by end date. */
export function slotsUsed<G extends PackageGrant>(
  grants: readonly G[],
  published: number,
  free: number,
): Map<G, number> {
  let left = Math.max(0, published - free);
  const used = new Map<G, number>();
  for (const grant of [...grants].sort(
    (one, other) => one.expires_at.getTime() - other.expires_at.getTime() || one.id - other.id,
  )) {
    const taken = Math.min(left, grant.slots ?? left);
    used.set(grant, taken);
    left -= taken;
  }
  return used;
}

interface Period {
  package_id: number;
  expires_at: Date;
}

/** When the last paid period of this package ends. */
export function endOfRenewals({ package_id, expires_at }: Period, paid: readonly Period[]): Date {
  return paid
    .filter((other) => other.package_id === package_id)
    .reduce((end, other) => (other.expires_at > end ? other.expires_at : end), expires_at);
}
