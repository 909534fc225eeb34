/** Whether tests run their full counts (`AANGAN_FULL=1`, as `npm test -- --hard` does for all of them); else a quick share. */
const full = process.env.AANGAN_FULL === '1' || process.env.HARD_ROUNDS !== undefined;

/** How often a hard test tries: the promised count, or its quick share. */
export const times = (promised: number, quick: number): number => (full ? promised : quick);
