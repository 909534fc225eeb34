/** The usual options in order; one from the address is added to them. */
export function withOwn(usual: readonly number[], chosen: string | undefined): number[] {
  const own = chosen && /^\d{1,10}$/.test(chosen) ? [Number(chosen)] : [];
  return [...new Set([...usual, ...own])].sort((a, b) => a - b);
}
