/** A package that is running. */
export interface Grant {
  id: number;
  /** Null is without limit. */
  slots: number | null;
  expires_at: Date;
}

/** Shares published listings out: the free ones first, which never run out, then the packages, the one that ends first before the others. */
export function slotsUsed<G extends Grant>(grants: readonly G[], published: number, free: number): Map<G, number> {
  let left = Math.max(0, published - free);
  const used = new Map<G, number>();
  for (const grant of [...grants].sort((one, other) => one.expires_at.getTime() - other.expires_at.getTime() || one.id - other.id)) {
    const taken = Math.min(left, grant.slots ?? left);
    used.set(grant, taken);
    left -= taken;
  }
  return used;
}
